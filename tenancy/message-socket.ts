import { Socket } from "node:net";

type Chunk = { chunk: Buffer };

/**
 * The way to PostgreSQL on which all that is written in one turn of the event loop goes out as one piece: `pg` writes each
 * statement as four, and each piece that is handed to the system costs as much as the statement itself.
 */
export class MessageSocket extends Socket {
  #isGathering = false;

  override write(...given: unknown[]): boolean {
    if (!this.#isGathering) {
      this.#isGathering = true;
      this.cork();
      process.nextTick(() => {
        this.#isGathering = false;
        this.uncork();
      });
    }
    return (super.write as (...given: unknown[]) => boolean).apply(this, given);
  }

  override _writev(chunks: Chunk[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), "buffer" as BufferEncoding, done);
  }
}
