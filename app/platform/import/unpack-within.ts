import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

const inflate = promisify(inflateRaw);
const entry = 0x02014b50;
const local = 0x04034b50;
const end = 0x06054b50;

export type UnpackLimits = {
  readonly bytes: number;
  readonly entries: number;
  /** Unpacked bytes for each packed one. */ readonly ratio: number;
};

/** `broken` is no ZIP file or says one thing and holds another; `large` would be more than the limits allow. */
export class UnpackRefusal extends Error {
  readonly why: "broken" | "large";
  constructor(why: "broken" | "large") {
    super(`The archive is ${why}.`);
    this.why = why;
  }
}

/**
 * Unpacks a ZIP file entry by entry and never further than the limits, whatever its headers say. What an entry says of its
 * size must be true, so that whoever reads the file by its headers afterwards meets the same bytes.
 */
export async function* unpackWithin(bytes: Uint8Array, limits: UnpackLimits): AsyncGenerator<Uint8Array> {
  let left = limits.bytes;
  for (const { method, packed, size } of entriesOf(bytes, limits.entries)) {
    if (size > left || size > packed.length * limits.ratio + 64_000) throw new UnpackRefusal("large");
    const content = method === 0 ? packed : await inflateTo(packed, size);
    if (content.length !== size) throw new UnpackRefusal("broken");
    left -= size;
    yield content;
  }
}

async function inflateTo(packed: Uint8Array, size: number): Promise<Uint8Array> {
  try {
    return await inflate(packed, { maxOutputLength: size + 1 });
  } catch (error) {
    throw new UnpackRefusal((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? "large" : "broken");
  }
}

function entriesOf(bytes: Uint8Array, most: number): { method: number; packed: Uint8Array; size: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const last = endRecord(view);
  if (last < 0) throw new UnpackRefusal("broken");
  const count = view.getUint16(last + 10, true);
  if (count > most) throw new UnpackRefusal("large");
  const entries = [];
  for (let at = view.getUint32(last + 16, true), index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entry) throw new UnpackRefusal("broken");
    entries.push(entryAt(bytes, view, at));
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function entryAt(bytes: Uint8Array, view: DataView, at: number) {
  const method = view.getUint16(at + 10, true);
  const [packedSize, size, start] = [
    view.getUint32(at + 20, true),
    view.getUint32(at + 24, true),
    view.getUint32(at + 42, true),
  ];
  if (start + 30 > bytes.length || view.getUint32(start, true) !== local || (method !== 0 && method !== 8))
    throw new UnpackRefusal("broken");
  const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (data + packedSize > bytes.length) throw new UnpackRefusal("broken");
  return { method, packed: bytes.subarray(data, data + packedSize), size };
}

function endRecord(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1) {
    if (view.getUint32(at, true) === end) return at;
  }
  return -1;
}
