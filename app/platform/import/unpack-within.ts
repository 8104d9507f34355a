import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";

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

/** Sizes are counted here, and names mean nothing. */
const asTheyAre = { validateEntrySizes: false, decodeStrings: false };
/** What files beyond 4 GB are told by. Readers differ in which of their sizes they believe, so there may be none of it. */
const zip64 = { locator: 0x07064b50, extraField: 1 };

/**
 * Unpacks a ZIP file entry by entry and never further than the limits, whatever its headers say. What an entry says of its
 * size must be true, so that whoever reads the file by its headers afterwards meets the same bytes.
 */
export async function* unpackWithin(bytes: Uint8Array, limits: UnpackLimits): AsyncGenerator<Uint8Array> {
  const archive = await openArchive(bytes);
  if (archive.entryCount > limits.entries) throw new UnpackRefusal("large");
  let left = limits.bytes;
  for await (const entry of orBroken(archive.eachEntry())) {
    const { compressedSize: packed, uncompressedSize: size, extraFields } = entry;
    if (size > left || size > packed * limits.ratio + 64_000) throw new UnpackRefusal("large");
    if (extraFields.some(({ id }) => id === zip64.extraField)) throw new UnpackRefusal("large");
    yield await contentOf(archive, entry);
    left -= size;
  }
}

async function openArchive(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const archive = await fromBufferPromise(buffer, asTheyAre).catch(() => {
    throw new UnpackRefusal("broken");
  });
  const endRecord = buffer.length - archive.comment.length - 22;
  if (endRecord >= 20 && buffer.readUInt32LE(endRecord - 20) === zip64.locator) throw new UnpackRefusal("broken");
  return archive;
}

/** What an entry holds, and not a byte more than it says. */
async function contentOf(archive: ZipFile, entry: Entry): Promise<Uint8Array> {
  const content = Buffer.alloc(entry.uncompressedSize);
  const stream = await archive.openReadStreamPromise(entry).catch(() => {
    throw new UnpackRefusal("broken");
  });
  let length = 0;
  for await (const piece of orBroken<Buffer>(stream)) {
    if (length + piece.length > content.length) throw new UnpackRefusal("large");
    length += piece.copy(content, length);
  }
  if (length < content.length) throw new UnpackRefusal("broken");
  return content;
}

async function* orBroken<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch {
    throw new UnpackRefusal("broken");
  }
}
