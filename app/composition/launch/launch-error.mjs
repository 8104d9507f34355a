/** A failure the reader can mend: its message is one line and all that is shown. */
export class LaunchError extends Error {
  name = "LaunchError";
}
