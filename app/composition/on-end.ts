/**
 * Ends the process, once, on a signal and when the process that started it is gone; what `close` does is finished first. A
 * signal that comes again, as from whoever started it and from the terminal, cuts nothing short.
 */
export function onEnd(close: () => Promise<void>): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  process.on("disconnect", end);
}
