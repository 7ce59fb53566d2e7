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
