import { Writable } from "node:stream";

/** All that React writes of a page, in one piece. */
export function collectPage(pipe: (destination: Writable) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const destination = new Writable({
      highWaterMark: 1_048_576,
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    destination.once("finish", () => resolve(withoutZeros(Buffer.concat(chunks)))).once("error", reject);
    pipe(destination);
  });
}

/**
 * React 18 writes pieces of one length and fills up with zeros what is left of one where a letter of several bytes no
 * longer fitted, a known fault: in Arabic and Hindi a browser would show a mark there. Text holds no zeros itself.
 */
function withoutZeros(page: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let zero = page.indexOf(0); zero >= 0; zero = page.indexOf(0, from)) {
    if (zero > from) pieces.push(page.subarray(from, zero));
    from = zero + 1;
  }
  return from === 0 ? page : Buffer.concat([...pieces, page.subarray(from)]);
}
