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
