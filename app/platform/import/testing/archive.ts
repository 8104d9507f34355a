import { crc32, deflateRawSync } from "node:zlib";

const none = Buffer.alloc(0);

/** A ZIP file of these entries; `said` is the size its headers claim for each, `extra` what its directory says besides. */
export function archive(
  files: Readonly<Record<string, Buffer>>,
  { said, extra = none }: { said?: number; extra?: Buffer } = {},
): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(said ?? content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    facts.writeUInt16LE(extra.length, 24);
    directory.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), facts, place, Buffer.from(name), extra]),
    );
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const last = Buffer.alloc(18);
  last.writeUInt16LE(directory.length, 4);
  last.writeUInt16LE(directory.length, 6);
  last.writeUInt32LE(listed.length, 8);
  last.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...locals, listed, Buffer.from("PK\u0005\u0006"), last]));
}
