import { Transform, type Readable } from "node:stream";
import { bodyTooLarge, bodyTooSlow, formLimits } from "./form-limits.ts";

/** Hands a body on as it comes, and breaks it off where it grows too large or comes too slowly. */
export function paced(body: Readable, largest: number): Readable {
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      pause.refresh();
      done(size > largest ? bodyTooLarge(largest) : null, chunk);
    },
  });
  let size = 0;
  const late = () => passing.destroy(bodyTooSlow());
  const pause = setTimeout(late, formLimits.pause);
  const whole = setTimeout(late, formLimits.whole * Math.max(1, largest / formLimits.body));
  passing.once("close", () => {
    clearTimeout(pause);
    clearTimeout(whole);
  });
  body.once("error", (error) => passing.destroy(error));
  return body.pipe(passing);
}

/** A body as it was sent, in memory. Throws 413 where it is larger than `largest` bytes, 408 where it comes too slowly. */
export async function readWhole(body: Readable, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of paced(body, largest)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
