/// The page, as `GET /` gives it. Written by `.ci/embed-page` from the files in `page/`.
enum PageDocument {
    /// What the page may do: `Content-Security-Policy` with the hashes of its style and script.
    static let policy = """
        default-src 'none'; \
        style-src 'sha256-UN7Tcbo+sHRTGOWep0DutoJ5sPnzSru96IV8gCMgN7w='; \
        script-src 'sha256-Q0Qi672C5snnyQuMc4sX7BjRI/mJLG0zjCz9CyoE1gQ='; \
        connect-src 'self'; \
        img-src data:; \
        base-uri 'none'; \
        form-action 'none'; \
        frame-ancestors 'none'; \
        require-trusted-types-for 'script'; \
        trusted-types 'none'
        """

    static let text = #"""
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="robots" content="noindex">
        <title>deeplinkd: which screens does a link open?</title>
        <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%234f46e5'/%3E%3Cpath d='M9 10h9v12H9zM18 13h5v9h-5' fill='none' stroke='white' stroke-width='2.4' stroke-linejoin='round'/%3E%3C/svg%3E">
        <style>
        :root {
          color-scheme: light dark;
          --page: #f5f6fa; --card: #ffffff; --ink: #14161f; --quiet: #565c70; --line: #dcdfe9; --soft: #eef0f7;
          --accent: #4338ca; --accent-ink: #ffffff; --accent-soft: #eceafd; --good: #11703a; --good-soft: #e3f5ea;
          --bad: #b3261e; --bad-soft: #fdeceb; --warn: #8a4b00; --warn-soft: #fff3dd; --mark: #ffd9d6; --mark-ink: #7a1610;
          --shadow: 0 1px 2px rgb(20 22 31 / .06), 0 6px 20px rgb(20 22 31 / .06);
          --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #0f1117; --card: #181b24; --ink: #eceef5; --quiet: #a3a9bd; --line: #2c3140; --soft: #212532;
            --accent: #a5a0ff; --accent-ink: #14122e; --accent-soft: #262447; --good: #6fdc9b; --good-soft: #12301f;
            --bad: #ff9c94; --bad-soft: #3a1816; --warn: #ffc46b; --warn-soft: #36260c; --mark: #6b1f1a; --mark-ink: #ffe3e0;
            --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 8px 24px rgb(0 0 0 / .3);
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { scroll-behavior: smooth; }
        body {
          margin: 0; background: var(--page); color: var(--ink);
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif;
        }
        h1, h2, h3, p, dl, dd, ol, ul { margin: 0; padding: 0; }
        ol, ul { list-style: none; }
        a { color: var(--accent); }
        code, .mono { font-family: var(--mono); font-size: .875em; overflow-wrap: anywhere; }
        .quiet { color: var(--quiet); font-size: .875rem; }
        .visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .noscript { padding: 1rem; text-align: center; }

        .bar { display: flex; align-items: center; gap: .625rem; padding: .75rem max(clamp(1rem, 4vw, 2.5rem), calc((100% - 76rem) / 2 + 2.5rem));
          background: var(--card); border-bottom: 1px solid var(--line); }
        .logo { width: 1.75rem; height: 1.75rem; }
        .logo rect { fill: #4f46e5; }
        .logo path { fill: none; stroke: #fff; stroke-width: 2.4; stroke-linejoin: round; }
        .name { font-weight: 650; letter-spacing: -.01em; }
        .links { margin-left: auto; display: flex; gap: 1.25rem; font-size: .9375rem; }
        main { max-width: 76rem; margin: 0 auto; padding: clamp(1.25rem, 4vw, 2.5rem) clamp(1rem, 4vw, 2.5rem) 4rem;
          display: grid; gap: 2rem; }
        main > * { min-width: 0; }
        h1 { font-size: clamp(1.5rem, 1.1rem + 1.6vw, 2.125rem); line-height: 1.2; letter-spacing: -.02em; margin-bottom: 1rem; }
        h2 { font-size: 1.25rem; letter-spacing: -.01em; }
        h3 { font-size: .8125rem; font-weight: 600; color: var(--quiet); letter-spacing: .02em; margin-bottom: .5rem; }

        label { font-size: .8125rem; font-weight: 600; color: var(--quiet); display: block; margin-bottom: .25rem; }
        input, select, button { font: inherit; color: inherit; border-radius: .625rem; border: 1px solid var(--line); }
        input, select { background: var(--card); padding: .5rem .75rem; min-height: 2.75rem; }
        input::placeholder { color: var(--quiet); opacity: 1; }
        button { background: var(--card); padding: .5rem .875rem; min-height: 2.75rem; cursor: pointer; font-weight: 550; }
        button:hover { border-color: var(--accent); }
        button.primary { background: var(--accent); color: var(--accent-ink); border-color: var(--accent); padding-inline: 1.5rem; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        .field { display: flex; gap: .75rem; }
        .field input { flex: 1; min-width: 0; }
        .ask #url { font-family: var(--mono); font-size: 1rem; min-height: 3.25rem; padding-inline: 1rem; box-shadow: var(--shadow); }
        .ask .primary { min-height: 3.25rem; }
        .options { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: .875rem; }
        .token { margin-top: 1rem; padding: 1rem; background: var(--warn-soft); border: 1px solid var(--line); border-radius: .875rem; max-width: 36rem; }
        .token .quiet { margin-top: .375rem; }
        .examples { margin-top: 1rem; display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
        .try { font-family: var(--mono); font-size: .8125rem; font-weight: 400; padding: .25rem .625rem; min-height: 2rem;
          text-align: left; overflow-wrap: anywhere; color: var(--accent); background: var(--accent-soft); border-color: transparent; }

        .head { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; margin-bottom: 1rem; }
        .badge { display: inline-flex; align-items: center; gap: .375rem; border-radius: 99px; padding: .125rem .625rem;
          font-size: .8125rem; font-weight: 600; background: var(--soft); color: var(--ink); }
        .badge.good { background: var(--good-soft); color: var(--good); }
        .badge.bad { background: var(--bad-soft); color: var(--bad); }
        .asked { font-size: .9375rem; padding: .625rem .875rem; background: var(--soft); border-radius: .625rem; margin-bottom: 1.25rem; }
        mark { background: var(--mark); color: var(--mark-ink); border-radius: .25rem; padding: .0625rem .25rem;
          text-decoration: underline wavy 1px; text-underline-offset: .25em; }

        .result { display: grid; grid-template-columns: minmax(0, 1fr) 19rem; gap: 1.75rem; align-items: start; }
        .side { display: grid; gap: 1rem; }
        .stack { display: flex; flex-wrap: wrap; gap: 1.75rem; padding: .25rem; }
        .screen { position: relative; flex: 0 1 15.5rem; min-width: 12rem; min-height: 12.5rem; display: flex; flex-direction: column;
          background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem; box-shadow: var(--shadow); overflow: visible; }
        .screen + .screen::before { content: ""; position: absolute; left: -1.22rem; top: 50%; width: .5rem; height: .5rem;
          border: solid var(--quiet); border-width: 2px 2px 0 0; transform: translateY(-50%) rotate(45deg); }
        .screen.top { border: 2px solid var(--accent); }
        .screen-bar { display: grid; grid-template-columns: 1fr auto; align-items: baseline; gap: .5rem; padding: .75rem .875rem .625rem;
          border-bottom: 1px solid var(--line); }
        .back { grid-column: 1 / -1; font-size: .8125rem; color: var(--accent); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .screen-name { font-weight: 650; font-size: 1.0625rem; overflow-wrap: anywhere; }
        .place { font-size: .75rem; font-weight: 600; color: var(--quiet); white-space: nowrap; }
        .top .place { color: var(--accent); }
        .screen-body { padding: .75rem .875rem; flex: 1; }
        .screen-type { padding: .5rem .875rem .75rem; font-size: .75rem; color: var(--quiet); font-family: var(--mono); overflow-wrap: anywhere; }
        .values { display: grid; grid-template-columns: auto 1fr; gap: .25rem .875rem; font-size: .9375rem; align-items: baseline; }
        .values dt { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
        .values dd { font-family: var(--mono); font-size: .875rem; overflow-wrap: anywhere; white-space: pre-wrap; }
        .values .text { color: var(--good); } .values .number { color: var(--accent); }

        .details { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: 1rem; margin-top: 1.5rem; }
        .card { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1rem 1.125rem; min-width: 0; }
        .warnings { background: var(--warn-soft); border: 1px solid transparent; border-radius: .875rem; padding: .75rem 1rem; margin-bottom: 1.25rem; color: var(--warn); }
        .warnings li + li { margin-top: .25rem; }
        .copies { display: flex; flex-wrap: wrap; gap: .5rem; }
        .copies button { min-height: 2.25rem; padding: .25rem .75rem; font-size: .875rem; }
        .code { display: flex; gap: 1rem; align-items: center; }
        .code p { flex: 1; }
        .qr { width: 10rem; height: 10rem; flex: none; background: #fff; border-radius: .625rem; border: 1px solid var(--line); shape-rendering: crispEdges; }
        .qr path { fill: #000; }
        .miss { border-left: 4px solid var(--bad); }
        .miss p + p { margin-top: .5rem; }
        .nearest { display: grid; gap: .75rem; margin-top: .75rem; }
        .nearest li { padding: .875rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .875rem; }
        .nearest .line { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
        .nearest p { margin-top: .375rem; }

        .catalogue-head { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1rem; margin-bottom: .875rem; }
        .catalogue-head input { width: min(22rem, 80vw); }
        .table { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; }
        th, td { text-align: left; vertical-align: top; padding: .75rem 1rem; border-top: 1px solid var(--line); }
        thead th { border-top: 0; font-size: .8125rem; color: var(--quiet); background: var(--soft); }
        tbody th { font-weight: 600; }
        td .note { display: block; margin-top: .25rem; }
        td ul { display: flex; flex-wrap: wrap; gap: .375rem; }
        #more { margin-top: .875rem; }
        @media (max-width: 60rem) { .result { grid-template-columns: minmax(0, 1fr); } }
        @media (max-width: 40rem) {
          .stack { flex-direction: column; gap: 1.5rem; }
          .screen { flex-basis: auto; min-height: 0; }
          .screen + .screen::before { left: 50%; top: -.95rem; transform: translateX(-50%) rotate(135deg); }
          .options > div { flex: 1 1 8rem; } .options select, .options input { width: 100%; }
          thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
          tr { display: block; padding: .75rem 1rem; border-top: 1px solid var(--line); } tbody tr:first-child { border-top: 0; }
          tbody th, td { display: block; border: 0; padding: .125rem 0; }
          .code { flex-wrap: wrap; }
        }
        @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
        </style>
        </head>
        <body>
        <header class="bar">
          <svg class="logo" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8"></rect><path d="M9 10h9v12H9zM18 13h5v9h-5"></path></svg>
          <span class="name">deeplinkd</span>
          <span class="quiet" id="revision"></span>
          <nav class="links" aria-label="Service">
            <a href="#links-title">All links</a>
            <a href="openapi.yaml">API</a>
          </nav>
        </header>
        <main>
          <section class="ask" aria-labelledby="title">
            <h1 id="title">Which screens does a link open?</h1>
            <form id="form" autocomplete="off">
              <label for="url">Link</label>
              <div class="field">
                <input id="url" name="url" type="text" inputmode="url" spellcheck="false" autocapitalize="off" autocorrect="off"
                  placeholder="Paste a link, as a phone would open it" autofocus>
                <button type="submit" class="primary">Open</button>
              </div>
              <div class="options">
                <div><label for="app">App</label><select id="app" name="app"><option value="">Any app</option></select></div>
                <div><label for="platform">Platform</label><select id="platform" name="platform">
                  <option value="">Any</option><option value="ios">iOS</option><option value="android">Android</option>
                </select></div>
                <div><label for="version">App version</label><input id="version" name="version" type="text" inputmode="decimal"
                  placeholder="newest" size="10" spellcheck="false"></div>
              </div>
            </form>
            <form id="token-form" class="token" autocomplete="off" hidden>
              <label for="token">This service asks for a token</label>
              <div class="field">
                <input id="token" name="token" type="password" autocomplete="off" aria-describedby="token-hint">
                <button type="submit">Use token</button>
              </div>
              <p class="quiet" id="token-hint">It is kept for this tab only, and sent to this service only.</p>
            </form>
            <div class="examples" id="examples" hidden></div>
          </section>
          <p class="visually-hidden" id="status" role="status" aria-live="polite"></p>
          <section id="answer" aria-labelledby="answer-title" hidden></section>
          <section class="catalogue" aria-labelledby="links-title">
            <div class="catalogue-head">
              <h2 id="links-title" tabindex="-1">All links</h2>
              <div><label for="filter" class="visually-hidden">Filter links</label>
                <input id="filter" type="search" placeholder="Filter by app, id or pattern" spellcheck="false"></div>
              <span class="quiet" id="count" role="status"></span>
            </div>
            <div class="table" tabindex="0" role="group" aria-label="Table of links">
              <table>
                <thead><tr><th scope="col">App</th><th scope="col">Link</th><th scope="col">Pattern</th><th scope="col">Try it</th></tr></thead>
                <tbody id="rows"></tbody>
              </table>
            </div>
            <button type="button" id="more" hidden>Show more links</button>
          </section>
        </main>
        <noscript><p class="noscript">This page needs JavaScript. The list of all links is at <a href="links">links</a>.</p></noscript>
        <script>
        'use strict';
        // QR codes by ISO/IEC 18004: byte mode, every version, level M where it fits and L beyond. The one function that the
        // page calls is qrModules(text); .ci/page-check.py reads its codes back with another program.

        const MAXIMUM_VERSION = 40;
        // For each version from 1: codewords of error correction in a block, and blocks (ISO/IEC 18004, table 9).
        const LEVELS = [
          { bits: 0, // M
            correction: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
              26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
            blocks: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
              17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49] },
          { bits: 1, // L
            correction: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
              28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
            blocks: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
              8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25] },
        ];

        // Where the centres of alignment patterns stand, in both directions (annex E).
        function alignmentCentres(version) {
          if (version === 1) return [];
          const count = Math.floor(version / 7) + 2;
          const last = version * 4 + 10;
          const step = version === 32 ? 26 : Math.ceil((last - 6) / (count - 1) / 2) * 2;
          const centres = [6];
          for (let centre = last; centres.length < count; centre -= step) centres.splice(1, 0, centre);
          return centres;
        }

        // GF(256) with x^8 + x^4 + x^3 + x^2 + 1.
        const POWERS = new Uint8Array(512);
        const LOGARITHMS = new Uint8Array(256);
        for (let exponent = 0, value = 1; exponent < 255; exponent++) {
          POWERS[exponent] = POWERS[exponent + 255] = value;
          LOGARITHMS[value] = exponent;
          value = value << 1 ^ (value & 0x80 ? 0x11D : 0);
        }
        const multiply = (left, right) => left && right ? POWERS[LOGARITHMS[left] + LOGARITHMS[right]] : 0;

        // The remainder of data * x^count by the generator polynomial (x - 1)(x - 2)(x - 4)…
        function correctionOf(data, count) {
          let generator = [1];
          for (let root = 0; root < count; root++) {
            const next = [...generator, 0];
            generator.forEach((factor, index) => { next[index + 1] ^= multiply(factor, POWERS[root]); });
            generator = next;
          }
          const rest = [...data, ...new Array(count).fill(0)];
          for (let index = 0; index < data.length; index++) {
            const factor = rest[index];
            if (factor) generator.forEach((value, offset) => { rest[index + offset] ^= multiply(value, factor); });
          }
          return rest.slice(data.length);
        }

        // The modules that are left for data: all but finders, timing, alignment, format and version.
        function rawBits(version) {
          const size = version * 4 + 17;
          const centres = alignmentCentres(version).length;
          let taken = 3 * 64 + 2 * (size - 16) + 31;
          if (centres) taken += (centres * centres - 3) * 25 - 2 * (centres - 2) * 5;
          if (version >= 7) taken += 36;
          return size * size - taken;
        }

        // The smallest version that holds so many bytes.
        function fitting(count) {
          for (const level of LEVELS) {
            for (let version = 1; version <= MAXIMUM_VERSION; version++) {
              const codewords = Math.floor(rawBits(version) / 8);
              const capacity = codewords - level.correction[version - 1] * level.blocks[version - 1];
              if (4 + (version < 10 ? 8 : 16) + count * 8 <= capacity * 8) return { version, level, codewords, capacity };
            }
          }
          return null;
        }

        // Mode, length, bytes, then padding.
        function dataCodewords(bytes, { version, capacity }) {
          const bits = [];
          const put = (value, count) => { while (count--) bits.push(value >> count & 1); };
          put(4, 4);
          put(bytes.length, version < 10 ? 8 : 16);
          for (const byte of bytes) put(byte, 8);
          put(0, Math.min(4, capacity * 8 - bits.length));
          put(0, (8 - bits.length % 8) % 8);
          for (let pad = 0xEC; bits.length < capacity * 8; pad ^= 0xEC ^ 0x11) put(pad, 8);
          return Array.from({ length: capacity }, (_, index) =>
            parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2));
        }

        // Blocks, each with its correction, their codewords taken in turn.
        function interleaved(data, { version, level, codewords }) {
          const count = level.blocks[version - 1];
          const correction = level.correction[version - 1];
          const short = Math.floor(codewords / count) - correction;
          const shortBlocks = count - codewords % count;
          const blocks = [];
          for (let index = 0, start = 0; index < count; index++) {
            const end = start + short + (index < shortBlocks ? 0 : 1);
            blocks.push(data.slice(start, end));
            start = end;
          }
          const result = [];
          for (let index = 0; index <= short; index++) {
            for (const block of blocks) if (index < block.length) result.push(block[index]);
          }
          const corrections = blocks.map(block => correctionOf(block, correction));
          for (let index = 0; index < correction; index++) for (const rest of corrections) result.push(rest[index]);
          return result;
        }

        // value * x^count + remainder, by a polynomial of degree count.
        function withRemainder(value, count, polynomial) {
          let rest = value << count;
          for (let bit = 31 - Math.clz32(rest); bit >= count; bit--) if (rest >> bit & 1) rest ^= polynomial << bit - count;
          return value << count | rest;
        }

        const MASKS = [
          (x, y) => (x + y) % 2, (x, y) => y % 2, (x, y) => x % 3, (x, y) => (x + y) % 3,
          (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2, (x, y) => x * y % 2 + x * y % 3,
          (x, y) => (x * y % 2 + x * y % 3) % 2, (x, y) => ((x + y) % 2 + x * y % 3) % 2,
        ];

        // Finders, timing, alignment and version; `fixed` marks what no mask may change.
        function frame(version) {
          const size = version * 4 + 17;
          const dark = Array.from({ length: size }, () => new Uint8Array(size));
          const fixed = Array.from({ length: size }, () => new Uint8Array(size));
          const set = (x, y, value) => {
            if (x < 0 || y < 0 || x >= size || y >= size) return;
            dark[y][x] = value ? 1 : 0;
            fixed[y][x] = 1;
          };
          for (let index = 0; index < size; index++) { set(6, index, index % 2 === 0); set(index, 6, index % 2 === 0); }
          const square = (centreX, centreY, radius, light) => {
            for (let dy = -radius; dy <= radius; dy++) {
              for (let dx = -radius; dx <= radius; dx++) {
                set(centreX + dx, centreY + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
              }
            }
          };
          const centres = alignmentCentres(version);
          const last = centres.length - 1;
          centres.forEach((x, column) => centres.forEach((y, row) => {
            const isFinder = column === 0 && row === 0 || column === 0 && row === last || column === last && row === 0;
            if (!isFinder) square(x, y, 2, [1]);
          }));
          for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(x, y, 4, [2, 4]);
          if (version >= 7) {
            const bits = withRemainder(version, 12, 0x1F25);
            for (let index = 0; index < 18; index++) {
              const place = [size - 11 + index % 3, Math.floor(index / 3)];
              set(place[0], place[1], bits >> index & 1);
              set(place[1], place[0], bits >> index & 1);
            }
          }
          return { size, dark, fixed, set };
        }

        // Level and mask, twice.
        function putFormat({ size, set }, level, mask) {
          const bits = withRemainder(level.bits << 3 | mask, 10, 0x537) ^ 0x5412;
          for (let index = 0; index < 15; index++) {
            const bit = bits >> index & 1;
            if (index < 6) set(8, index, bit); else if (index < 8) set(8, index + 1, bit);
            else set(index === 8 ? 7 : 14 - index, 8, bit);
            if (index < 8) set(size - 1 - index, 8, bit); else set(8, size - 15 + index, bit);
          }
          set(8, size - 8, 1);
        }

        // Two columns at a time from the right, up and down in turn.
        function putCodewords({ size, dark, fixed }, codewords) {
          let index = 0;
          for (let right = size - 1; right > 0; right -= 2) {
            if (right === 6) right = 5;
            for (let step = 0; step < size; step++) {
              const y = (right + 1 & 2) === 0 ? size - 1 - step : step;
              for (const x of [right, right - 1]) {
                if (fixed[y][x]) continue;
                dark[y][x] = codewords[index >> 3] >> 7 - (index & 7) & 1;
                index++;
              }
            }
          }
        }

        // How hard a code is to read (ISO/IEC 18004, 7.8.3).
        function penalty({ size, dark }) {
          let sum = 0;
          let count = 0;
          const lines = [...dark, ...Array.from({ length: size }, (_, x) => dark.map(row => row[x]))];
          for (const line of lines) {
            const text = Array.prototype.join.call(line, '');
            for (const run of text.match(/0{5,}|1{5,}/g) || []) sum += run.length - 2;
            for (const finder of ['10111010000', '00001011101']) {
              for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
            }
          }
          for (let y = 0; y < size; y++) {
            for (let x = 0; x < size; x++) {
              count += dark[y][x];
              if (x && y) {
                const four = dark[y][x] + dark[y - 1][x] + dark[y][x - 1] + dark[y - 1][x - 1];
                if (four === 0 || four === 4) sum += 3;
              }
            }
          }
          return sum + Math.floor(Math.abs(count * 20 - size * size * 10) / (size * size)) * 10;
        }

        // Rows of 0 and 1; null for a text that no code holds.
        function qrModules(text) {
          const bytes = new TextEncoder().encode(text);
          const fit = fitting(bytes.length);
          if (!fit) return null;
          const code = frame(fit.version);
          putFormat(code, fit.level, 0);
          putCodewords(code, interleaved(dataCodewords(bytes, fit), fit));
          const toggle = mask => code.dark.forEach((row, y) => row.forEach((_, x) => {
            if (!code.fixed[y][x] && MASKS[mask](x, y) === 0) row[x] ^= 1;
          }));
          let best = 0;
          let least = Infinity;
          for (let mask = 0; mask < 8; mask++) {
            toggle(mask);
            putFormat(code, fit.level, mask);
            const points = penalty(code);
            if (points < least) { least = points; best = mask; }
            toggle(mask);
          }
          toggle(best);
          putFormat(code, fit.level, best);
          return code.dark;
        }

        // The page for testers: asks the service's own API, and shows what it answers. Links stand in the fragment of the
        // address and in request bodies, never in a request line, so that they stay out of access logs.

        const $ = id => document.getElementById(id);

        function h(tag, attributes, ...children) {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes || {})) {
            if (value === false || value == null) continue;
            if (name === 'onclick') element.addEventListener('click', value);
            else element.setAttribute(name, value === true ? '' : value);
          }
          element.append(...children.flat(Infinity).filter(child => child != null && child !== false));
          return element;
        }

        // Numbers keep all their digits where the browser can (JSON.rawJSON).
        function parse(text) {
          return JSON.parse(text, (_, value, context) =>
            typeof value === 'number' && context?.source && JSON.rawJSON && context.source !== String(value)
              ? JSON.rawJSON(context.source) : value);
        }
        const isRaw = value => Boolean(JSON.isRawJSON?.(value));
        const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value) && !isRaw(value);

        // MARK: Asking

        const TOKEN = 'deeplinkd-token';
        let token = sessionStorage.getItem(TOKEN) || '';
        let asking = null;

        async function call(path, options = {}) {
          const headers = { ...options.headers };
          if (token) headers.Authorization = `Bearer ${token}`;
          const response = await fetch(path, { ...options, headers, credentials: 'same-origin' });
          const revision = response.headers.get('Deeplinkd-Table');
          if (revision) $('revision').textContent = `table ${revision.slice(0, 8)}`;
          $('token-form').hidden = response.status !== 401;
          return response;
        }

        function question() {
          return {
            url: $('url').value.trim(), app: $('app').value, platform: $('platform').value,
            appVersion: $('version').value.trim(),
          };
        }

        function body(asked, include) {
          const given = Object.entries(asked).filter(([, value]) => value);
          return JSON.stringify({ ...Object.fromEntries(given), ...include });
        }

        async function ask() {
          const asked = question();
          remember(asked);
          asking?.abort();
          if (!asked.url) {
            $('answer').hidden = true;
            say('');
            return;
          }
          asking = new AbortController();
          try {
            const response = await call('resolve', {
              method: 'POST', signal: asking.signal, headers: { 'Content-Type': 'application/json' },
              body: body(asked, { include: ['navigationPath', 'explain'] }),
            });
            const answer = parse(await response.text());
            if (response.ok) showHit(answer, asked); else showMiss(answer, asked);
          } catch (error) {
            if (error.name === 'AbortError') return;
            showMiss({ title: 'The service does not answer', detail: String(error.message), code: 'unreachable' }, asked);
          }
        }

        // MARK: The address bar

        function remember(asked) {
          const parameters = new URLSearchParams();
          for (const [name, value] of Object.entries(asked)) if (value) parameters.set(name, value);
          const fragment = parameters.size === 0 ? ' ' : `#${parameters}`;
          if (location.hash !== fragment.trim()) history.replaceState(null, '', fragment.trim() || location.pathname);
        }

        function recall() {
          const parameters = new URLSearchParams(location.hash.slice(1));
          if (location.hash.length > 1 && !parameters.has('url')) return;
          $('url').value = parameters.get('url') || '';
          $('platform').value = parameters.get('platform') || '';
          $('version').value = parameters.get('appVersion') || '';
          const app = parameters.get('app') || '';
          if (app && ![...$('app').options].some(option => option.value === app)) $('app').append(h('option', { value: app }, app));
          $('app').value = app;
          ask();
        }

        function say(text) { $('status').textContent = text; }

        // MARK: A hit

        function showHit(answer, asked) {
          const count = answer.routes.length;
          const types = (answer.navigationPath || []).filter((_, index) => index % 2 === 0).reverse();
          const routes = answer.routes.map((route, index) => screenOf(route, types[index]));
          const screens = count ? `${count} screen${count > 1 ? 's' : ''}` : 'the root';
          say(`${answer.link} of ${answer.app} opens ${screens}${answer.tab ? ` in the tab ${answer.tab}` : ''}: `
            + routes.map(route => route.name).join(', then '));
          show(
            h('div', { class: 'head' },
              h('h2', { id: 'answer-title' }, `Opens ${screens}`),
              h('span', { class: 'badge good' }, answer.app), h('span', { class: 'badge' }, `link: ${answer.link}`),
              answer.tab && h('span', { class: 'badge' }, `tab: ${answer.tab}`),
              h('span', { class: 'badge' }, answer.mode === 'append' ? 'added to the open stack' : 'replaces the stack')),
            answer.warnings && h('ul', { class: 'warnings', 'aria-label': 'Warnings' }, answer.warnings.map(text => h('li', {}, text))),
            h('div', { class: 'result' },
              h('div', {},
                h('ol', { class: 'stack', 'aria-label': 'Stack, root first' },
                  count ? routes.map((route, index) => card(route, routes[index - 1], index, count)) : rootCard(answer)),
                h('div', { class: 'details' },
                  explanation(answer), values('Parameters', answer.params), values('Leftovers in the query', answer.query),
                  values('Tracking', answer.tracking), values('Meta', answer.meta))),
              h('div', { class: 'side' }, code(asked.url), copies(answer, asked, types))));
        }

        // What Swift's synthesized Codable writes: the case's name, and its values by label.
        function screenOf(route, type) {
          const keys = isObject(route) ? Object.keys(route) : [];
          if (keys.length === 1 && isObject(route[keys[0]])) return { name: keys[0], values: Object.entries(route[keys[0]]), type };
          if (isObject(route)) return { name: type?.split('.').pop() || 'Route', values: Object.entries(route), type };
          return { name: typeof route === 'string' ? route : JSON.stringify(route), values: [], type };
        }

        function card(route, previous, index, count) {
          const isTop = index === count - 1;
          const place = count === 1 ? 'root and top' : index === 0 ? 'root' : isTop ? 'top' : `${index + 1}`;
          return h('li', { class: isTop ? 'screen top' : 'screen' },
            h('div', { class: 'screen-bar' },
              h('span', { class: 'back', 'aria-hidden': 'true' }, previous ? `‹ ${previous.name}` : '\u00a0'),
              h('span', { class: 'screen-name' }, route.name), h('span', { class: 'place' }, place)),
            h('div', { class: 'screen-body' },
              route.values.length ? list(route.values.map(([key, value]) => [/^_\d+$/.test(key) ? 'value' : key, value]))
                : h('span', { class: 'quiet' }, 'no values')),
            route.type && h('div', { class: 'screen-type' }, route.type));
        }

        function rootCard(answer) {
          return h('li', { class: 'screen top' },
            h('div', { class: 'screen-bar' }, h('span', { class: 'back', 'aria-hidden': 'true' }, '\u00a0'),
              h('span', { class: 'screen-name' }, answer.tab || 'Root'), h('span', { class: 'place' }, 'root')),
            h('div', { class: 'screen-body quiet' }, 'An empty stack: the root of the app, or of its tab.'));
        }

        function list(pairs) {
          return h('dl', { class: 'values' }, pairs.map(([key, value]) => {
            const kind = typeof value === 'string' ? 'text' : typeof value === 'number' || isRaw(value) ? 'number' : '';
            return [h('dt', {}, key), h('dd', { class: kind }, typeof value === 'string' ? value : JSON.stringify(value))];
          }));
        }

        function values(title, object) {
          if (!object || !Object.keys(object).length) return null;
          return h('div', { class: 'card' }, h('h3', {}, title), list(Object.entries(object).map(([key, value]) =>
            [key, Array.isArray(value) && value.every(item => typeof item === 'string') ? value.join(', ') : value])));
        }

        function explanation(answer) {
          const also = answer.explain?.alsoFits || [];
          return h('div', { class: 'card' }, h('h3', {}, 'Pattern that fits'), h('code', {}, answer.explain?.pattern || ''),
            answer.via && h('p', { class: 'quiet' }, `Passed through: ${answer.via.join(' → ')}`),
            also.length > 0 && h('p', { class: 'quiet' }, 'These fit too, but come later:'),
            also.length > 0 && h('ul', {}, also.map(other =>
              h('li', { class: 'quiet' }, h('code', {}, `${other.link} ${other.pattern}`), `, decided by ${other.decidedBy}`))));
        }

        // MARK: Copying

        const shell = text => `'${text.replaceAll("'", `'\\''`)}'`;

        function copies(answer, asked, types) {
          const all = {
            'curl': curl(asked),
            'Swift': swift(answer, types),
            'NavigationPath JSON': answer.navigationPath && JSON.stringify(answer.navigationPath),
            'Routes JSON': JSON.stringify(answer.routes),
            'iOS Simulator': `xcrun simctl openurl booted ${shell(asked.url)}`,
            'Android': `adb shell am start -a android.intent.action.VIEW -d ${shell(shell(asked.url))}`,
            'This finding': location.href,
          };
          return h('div', { class: 'card' }, h('h3', {}, 'Copy as'), h('div', { class: 'copies' },
            Object.entries(all).filter(([, text]) => text).map(([name, text]) =>
              h('button', { type: 'button', 'data-copy': text, onclick: event => copy(event.currentTarget, name) }, name))));
        }

        function curl(asked) {
          const parts = Object.entries(asked).filter(([, value]) => value)
            .map(([name, value]) => `--data-urlencode ${shell(`${name}=${value}`)}`);
          const secret = token ? ` -H "Authorization: Bearer $TOKEN"` : '';
          return `curl -G ${shell(new URL('resolve', location.origin + location.pathname).href)}${secret} ${parts.join(' ')} -d include=navigationPath`;
        }

        // The stack as a Swift literal, where the routes have the form of an enum's synthesized Codable.
        function swift(answer, types) {
          const type = types[0] || 'Route';
          const lines = answer.routes.map(route => {
            const keys = isObject(route) ? Object.keys(route) : [];
            if (keys.length !== 1 || !isObject(route[keys[0]])) return null;
            const given = Object.entries(route[keys[0]])
              .map(([key, value]) => (/^_\d+$/.test(key) ? '' : `${key}: `) + literal(value));
            return `    .${keys[0]}${given.length ? `(${given.join(', ')})` : ''},`;
          });
          const comment = `// ${answer.url}\n`;
          if (lines.includes(null) || new Set(types).size > 1) {
            return `${comment}let stack = try JSONDecoder().decode([${type}].self, from: Data(#"${JSON.stringify(answer.routes)}"#.utf8))`;
          }
          return `${comment}let stack: [${type}] = [\n${lines.join('\n')}\n]`;
        }

        function literal(value) {
          if (typeof value === 'string') return `"${value.replace(/[\\"]/g, '\\$&').replace(/[\u0000-\u001f\u007f]/g, c => `\\u{${c.charCodeAt(0).toString(16)}}`)}"`;
          if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
          return JSON.stringify(value) === 'null' ? 'nil' : JSON.stringify(value);
        }

        async function copy(button, name) {
          const text = button.dataset.copy;
          try {
            await navigator.clipboard.writeText(text);
          } catch {
            // Without TLS there is no clipboard but this one.
            const area = h('textarea', { 'aria-hidden': 'true', class: 'visually-hidden' });
            area.value = text;
            document.body.append(area);
            area.select();
            document.execCommand('copy');
            area.remove();
            button.focus();
          }
          say(`${name} copied`);
          button.textContent = 'Copied';
          setTimeout(() => { button.textContent = name; }, 1200);
        }

        // MARK: The code for the phone

        const SVG = 'http://www.w3.org/2000/svg';

        function code(text) {
          const svg = document.createElementNS(SVG, 'svg');
          svg.setAttribute('class', 'qr');
          svg.setAttribute('role', 'img');
          svg.setAttribute('aria-label', 'QR code of the link');
          const hint = h('p', { class: 'quiet' }, 'Point the camera at it to open the link there.');
          // The answer is painted first: a code takes some milliseconds.
          const later = window.requestIdleCallback || setTimeout;
          later(() => {
            const modules = qrModules(text);
            if (!modules) {
              svg.remove();
              hint.textContent = 'The link is too long for a QR code.';
              return;
            }
            const size = modules.length + 8;
            svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
            const path = document.createElementNS(SVG, 'path');
            path.setAttribute('d', modules.map((row, y) => Array.from(row.join('').matchAll(/1+/g),
              run => `M${run.index + 4} ${y + 4}h${run[0].length}v1h-${run[0].length}z`).join('')).join(''));
            svg.append(path);
          });
          return h('div', { class: 'card' }, h('h3', {}, 'On the phone'), h('div', { class: 'code' }, svg, hint));
        }

        // MARK: A miss

        function showMiss(problem, asked) {
          const nearest = problem.nearest || [];
          say(`${problem.title}. ${problem.detail}`);
          const versions = problem.versions && Object.entries(problem.versions)
            .map(([platform, range]) => [platform, [range.minAppVersion && `from ${range.minAppVersion}`,
              range.maxAppVersion && `up to ${range.maxAppVersion}`].filter(Boolean).join(' ')]);
          show(
            h('div', { class: 'head' }, h('h2', { id: 'answer-title' }, problem.title),
              h('span', { class: 'badge bad' }, problem.code), problem.app && h('span', { class: 'badge' }, problem.app)),
            h('p', { class: 'asked' }, h('code', {}, markURL(asked.url, problem, nearest[0]))),
            h('div', { class: 'result' },
              h('div', {},
                h('div', { class: 'card miss' }, h('p', {}, problem.detail),
                  versions && list(versions),
                  problem.via && h('p', { class: 'quiet' }, `Passed through: ${problem.via.join(' → ')}`),
                  problem.suggestion
                    && h('p', {}, h('button', { type: 'button', onclick: () => open(problem.suggestion) }, 'Ask for the mended link'))),
                nearest.length > 0 && h('h3', { class: 'details' }, 'Links that come near'),
                h('ol', { class: 'nearest' }, nearest.map(near => h('li', {},
                  h('div', { class: 'line' }, h('strong', {}, near.link), h('code', {}, markPattern(near))),
                  h('p', { class: 'quiet' }, `Differs at ${near.at}: expected ${near.expected}, `
                    + (near.actual == null ? 'but there is nothing' : `not “${near.actual}”`)))))),
              h('div', { class: 'side' }, code(asked.url))));
        }

        // The link with the place that is wrong.
        function markURL(url, problem, near) {
          if (Number.isInteger(problem.offset) && problem.code === 'invalid-url') {
            const bytes = new TextEncoder().encode(url);
            const before = new TextDecoder().decode(bytes.slice(0, problem.offset));
            const rest = [...new TextDecoder().decode(bytes.slice(problem.offset))];
            return [before, h('mark', {}, rest[0] || ' '), rest.slice(1).join('')];
          }
          const range = near && placeInURL(url, near);
          return range ? [url.slice(0, range[0]), h('mark', {}, url.slice(...range)), url.slice(range[1])] : [url];
        }

        const decoded = text => { try { return decodeURIComponent(text); } catch { return text; } };

        function placeInURL(url, { at, actual }) {
          const [, scheme, slashes, authority, path, query, fragment] =
            /^([^:/?#]*:)?(\/*)([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) || [];
          if (path == null || actual == null) return null;
          const start = (scheme || '').length + slashes.length;
          if (at === 'origin') return [0, start + authority.length];
          if (at === 'fragment') return fragment ? [url.length - fragment.length, url.length] : null;
          const isWeb = /^https?:$/i.test(scheme || '');
          const pieces = [];
          if (at.startsWith('path')) {
            const first = isWeb ? start + authority.length : start;
            const text = url.slice(first, start + authority.length + path.length);
            for (const match of text.matchAll(/[^/]+/g)) pieces.push([first + match.index, first + match.index + match[0].length]);
            const index = Number(at.slice(5, -1));
            const fits = range => range && decoded(url.slice(...range)) === actual;
            return fits(pieces[index]) ? pieces[index] : pieces.find(fits) || null;
          }
          const first = start + authority.length + path.length + 1;
          const key = at.slice('query.'.length);
          for (const match of (query || '?').slice(1).matchAll(/[^&]+/g)) {
            if (decoded(match[0].split('=')[0]) === key) return [first + match.index, first + match.index + match[0].length];
          }
          return null;
        }

        // The pattern with the place that differs: by its number, or after it, where a part takes many segments.
        function markPattern({ pattern, at, expected }) {
          const pieces = [];
          let depth = 0;
          let start = 0;
          let kind = 'path';
          const close = end => { if (end > start) pieces.push({ kind, start, end }); };
          for (let index = 0; index < pattern.length; index++) {
            const character = pattern[index];
            if (character === '{') depth++;
            else if (character === '}') depth--;
            else if (depth === 0 && (character === '/' && kind === 'path' || character === '&' && kind === 'query'
              || character === '?' && kind === 'path' || character === '#')) {
              close(index);
              start = index + 1;
              if (character === '?') kind = 'query';
              if (character === '#') kind = 'fragment';
            }
          }
          close(pattern.length);
          const text = piece => pattern.slice(piece.start, piece.end);
          let found = null;
          if (at.startsWith('path')) {
            const path = pieces.filter(piece => piece.kind === 'path');
            const index = Number(at.slice(5, -1));
            found = path.slice(index).find(piece => text(piece) === expected || text(piece).includes(`:${expected}`)) || path[index];
          } else if (at.startsWith('query.')) {
            found = pieces.find(piece => piece.kind === 'query' && decoded(text(piece).split('=')[0]) === at.slice(6));
          } else if (at === 'fragment') {
            found = pieces.find(piece => piece.kind === 'fragment');
          }
          return found ? [pattern.slice(0, found.start), h('mark', {}, text(found)), pattern.slice(found.end)] : [pattern];
        }

        // MARK: Showing

        function show(...children) {
          $('answer').replaceChildren(...children.filter(Boolean));
          $('answer').hidden = false;
        }

        function open(url, app) {
          $('url').value = url;
          if (app !== undefined) $('app').value = app;
          ask();
          $('url').focus({ preventScroll: true });
          scrollTo({ top: 0 });
        }

        // MARK: All links

        const ROWS = 100;
        let links = [];
        let rows = ROWS;

        async function catalogue() {
          try {
            const response = await call('links', { headers: { Accept: 'application/json' } });
            if (!response.ok) return;
            links = parse(await response.text()).links;
          } catch { return; }
          const chosen = $('app').value;
          const apps = [...new Set(links.map(link => link.app))];
          $('app').replaceChildren(h('option', { value: '' }, 'Any app'), ...apps.map(app => h('option', { value: app }, app)));
          $('app').value = apps.includes(chosen) ? chosen : '';
          suggest();
          fill();
        }

        // A first link to try, one for each of the first apps.
        function suggest() {
          const seen = new Set();
          const tries = links.filter(link => link.examples.length && !seen.has(link.app) && seen.add(link.app)).slice(0, 3);
          $('examples').replaceChildren(h('span', { class: 'quiet' }, 'For example'), ...tries.map(link => tryButton(link.examples[0].url)));
          $('examples').hidden = tries.length === 0;
        }

        function tryButton(url) { return h('button', { type: 'button', class: 'try', onclick: () => open(url) }, url); }

        function versionsOf({ versions }) {
          return versions && Object.entries(versions).map(([platform, { minimum, maximum }]) =>
            `${platform} ${[minimum && `from ${minimum}`, maximum && `up to ${maximum}`].filter(Boolean).join(' ') || 'all'}`).join(', ');
        }

        function fill() {
          const wanted = $('filter').value.toLowerCase();
          const found = links.filter(link => !wanted
            || [link.app, link.id, link.pattern, ...link.aliases.map(alias => alias.pattern)].some(text => text.toLowerCase().includes(wanted)));
          $('rows').replaceChildren(...found.slice(0, rows).map(link => h('tr', {},
            h('td', {}, link.app), h('th', { scope: 'row' }, link.id),
            h('td', {}, h('code', {}, link.pattern),
              link.aliases.map(alias => h('span', { class: 'quiet note' }, 'also ', h('code', {}, alias.pattern))),
              link.action !== 'open' && h('span', { class: 'quiet note' }, [link.action, link.target].filter(Boolean).join(' ')),
              link.tab && h('span', { class: 'quiet note' }, `tab ${link.tab}`),
              link.versions && h('span', { class: 'quiet note' }, versionsOf(link))),
            h('td', {}, h('ul', {}, link.examples.slice(0, 3).map(example => h('li', {}, tryButton(example.url))))))));
          $('more').hidden = found.length <= rows;
          $('count').textContent = found.length === links.length ? `${links.length} links` : `${found.length} of ${links.length} links`;
        }

        // MARK: Events

        let pause = 0;
        $('form').addEventListener('submit', event => { event.preventDefault(); clearTimeout(pause); ask(); });
        $('url').addEventListener('input', event => {
          clearTimeout(pause);
          // What is pasted is complete; what is typed may go on.
          if (event.inputType === 'insertText') pause = setTimeout(ask, 120); else ask();
        });
        for (const id of ['app', 'platform', 'version']) $(id).addEventListener('input', ask);
        $('filter').addEventListener('input', () => { rows = ROWS; fill(); });
        $('more').addEventListener('click', () => { rows += ROWS; fill(); });
        $('token-form').addEventListener('submit', event => {
          event.preventDefault();
          token = $('token').value.trim();
          sessionStorage.setItem(TOKEN, token);
          catalogue().then(ask);
        });
        addEventListener('hashchange', recall);
        recall();
        catalogue().then(() => { if (!$('token-form').hidden) $('token').focus(); });
        </script>
        </body>
        </html>

        """#
}
