/** A failure the reader can mend: its message is one line and all that is shown, with the log's tail if there is one. */
export class LaunchError extends Error {
  readonly tail: readonly string[];

  constructor(message: string, tail: readonly string[] = []) {
    super(message);
    this.name = "LaunchError";
    this.tail = tail;
  }
}
