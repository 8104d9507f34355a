/** What an edit may have at most. One that has more is no edit of this editor. */
export const mostOfAnEdit = {
  structs: 20_000,
  /** Windows in which it was typed. */
  clients: 2_000,
  deletions: 50_000,
  /** How many signs one window ever typed. */
  clock: 100_000_000,
  /** Bytes of a name, and of what one mark or attribute says: a link's address and what stands beside it. */
  name: 100,
  value: 9_000,
  depth: 4,
} as const;

/** Signs of a link's address. */
const longestAddress = 2_000;
/** Marks the editor knows. Yjs holds all that are open at once for each piece of text, so there must be few. */
const knownMarks = /^(?:bold|italic|strike|code|link|underline)(?:--[\w+/=]{1,12})?$/;
const words = new TextDecoder();

/**
 * Whether these bytes are a whole edit of the first encoding of Yjs, all of whose counts are true. Yjs believes a count before
 * it has read what is counted, so nothing reaches it that this has not walked through: a step for a byte at most, nothing kept.
 */
export function isSoundEdit(edit: Uint8Array): boolean {
  return isSound(edit, (bytes) => {
    structs(bytes);
    deletions(bytes);
  });
}

/** The same of a state vector: pairs of a window and how much is known of it. */
export function isSoundVector(vector: Uint8Array): boolean {
  return isSound(vector, (bytes) => {
    for (let left = bytes.count(mostOfAnEdit.structs); left > 0; left -= 1) {
      bytes.number();
      bytes.upTo(mostOfAnEdit.clock);
    }
  });
}

class Unsound extends Error {}

function isSound(data: Uint8Array, walk: (bytes: Bytes) => void): boolean {
  const bytes = new Bytes(data);
  try {
    walk(bytes);
    return bytes.left === 0;
  } catch (error) {
    if (error instanceof Unsound) return false;
    throw error;
  }
}

/** Bytes read from their beginning; what is not there, or beyond its bound, is unsound. */
class Bytes {
  private at = 0;
  private readonly data: Uint8Array;

  constructor(data: Uint8Array) {
    this.data = data;
  }

  get left(): number {
    return this.data.length - this.at;
  }

  byte(): number {
    if (this.left < 1) throw new Unsound();
    return this.data[this.at++]!;
  }

  number(): number {
    let [value, scale] = [0, 1];
    for (let length = 0; length < 8; length += 1) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (value > Number.MAX_SAFE_INTEGER) throw new Unsound();
      if (byte < 128) return value;
      scale *= 128;
    }
    throw new Unsound();
  }

  upTo(most: number): number {
    const value = this.number();
    if (value > most) throw new Unsound();
    return value;
  }

  /** How long something is: nothing that stands in a text has no length. */
  length(): number {
    return this.upTo(mostOfAnEdit.clock) || unsound();
  }

  /** How many follow: each takes a byte at least. */
  count(most: number): number {
    return this.upTo(Math.min(most, this.data.length - this.at));
  }

  skip(length: number): void {
    if (this.left < length) throw new Unsound();
    this.at += length;
  }

  text(most: number): string {
    const length = this.upTo(most);
    const from = this.at;
    this.skip(length);
    return words.decode(this.data.subarray(from, this.at));
  }
}

function structs(bytes: Bytes): void {
  let all = 0;
  for (let clients = bytes.count(mostOfAnEdit.clients); clients > 0; clients -= 1) {
    const count = bytes.count(mostOfAnEdit.structs);
    all += count;
    if (all > mostOfAnEdit.structs) throw new Unsound();
    id(bytes);
    for (let left = count; left > 0; left -= 1) struct(bytes);
  }
}

function deletions(bytes: Bytes): void {
  let all = 0;
  for (let clients = bytes.count(mostOfAnEdit.clients); clients > 0; clients -= 1) {
    bytes.number();
    const count = bytes.count(mostOfAnEdit.deletions);
    all += count;
    if (all > mostOfAnEdit.deletions) throw new Unsound();
    for (let left = count; left > 0; left -= 1) {
      bytes.upTo(mostOfAnEdit.clock);
      bytes.upTo(mostOfAnEdit.clock);
    }
  }
}

/** A window and a place in what it typed. */
function id(bytes: Bytes): void {
  bytes.number();
  bytes.upTo(mostOfAnEdit.clock);
}

const [collected, skipped] = [0, 10];
const [hasOrigin, hasRightOrigin, hasKey] = [0x80, 0x40, 0x20];

function struct(bytes: Bytes): void {
  const info = bytes.byte();
  const kind = info & 0x1f;
  if (kind === collected || kind === skipped) return void bytes.length();
  if (info & hasOrigin) id(bytes);
  if (info & hasRightOrigin) id(bytes);
  if (!(info & (hasOrigin | hasRightOrigin))) {
    if (bytes.number() === 1) bytes.text(mostOfAnEdit.name);
    else id(bytes);
    if (info & hasKey) bytes.text(mostOfAnEdit.name);
  }
  const content = contents.get(kind);
  if (!content) throw new Unsound();
  content(bytes);
}

const [xmlElement, xmlText] = [3, 6];

/** What a struct holds, by its number. Documents within documents are nothing the editor makes. */
const contents: ReadonlyMap<number, (bytes: Bytes) => void> = new Map([
  [1, (bytes) => void bytes.length()],
  [3, (bytes) => bytes.skip(bytes.number())],
  [4, (bytes) => bytes.skip(bytes.length())],
  [5, (bytes) => void json(bytes)],
  [
    6,
    (bytes) => {
      if (!knownMarks.test(bytes.text(mostOfAnEdit.name))) throw new Unsound();
      json(bytes);
    },
  ],
  [
    7,
    (bytes) => {
      const kind = bytes.upTo(xmlText);
      if (kind === 5) throw new Unsound();
      if (kind === xmlElement) bytes.text(mostOfAnEdit.name);
    },
  ],
  [
    8,
    (bytes) => {
      for (let left = bytes.count(mostOfAnEdit.structs) || unsound(); left > 0; left -= 1) value(bytes, 0);
    },
  ],
]);

/** What a mark says: yes, no, or a few plain values by name, of which a link's address is the longest. */
function json(bytes: Bytes): void {
  const said = read(bytes.text(mostOfAnEdit.value));
  if (typeof said !== "object" || said === null) return;
  for (const each of Object.values(said)) {
    if (typeof each === "object" && each !== null) throw new Unsound();
    if (typeof each === "string" && each.length > longestAddress) throw new Unsound();
  }
}

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Unsound();
  }
}

/** A value as an attribute has it, in the encoding of lib0: its kind, then what it is. */
function value(bytes: Bytes, depth: number): void {
  if (depth > mostOfAnEdit.depth) throw new Unsound();
  const kind = bytes.byte();
  if (kind === 119) return void bytes.text(mostOfAnEdit.value);
  if (kind === 125) return signed(bytes);
  if (kind === 124) return bytes.skip(4);
  if (kind === 123 || kind === 122) return bytes.skip(8);
  if (kind === 116) return bytes.skip(bytes.number());
  if (kind !== 117 && kind !== 118) return kind >= 120 && kind <= 127 ? undefined : unsound();
  for (let left = bytes.count(mostOfAnEdit.structs); left > 0; left -= 1) {
    if (kind === 118 && bytes.text(mostOfAnEdit.name) === "__proto__") throw new Unsound();
    value(bytes, depth + 1);
  }
}

/** A whole number with its sign: of every byte the highest bit says whether another follows. */
function signed(bytes: Bytes): void {
  for (let length = 0; length < 8; length += 1) if (bytes.byte() < 128) return;
  throw new Unsound();
}

function unsound(): never {
  throw new Unsound();
}
