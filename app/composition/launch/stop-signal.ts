/**
 * Fires once when this process is asked to end: Ctrl-C, SIGTERM, a closed terminal, or the end of the parent,
 * which shows as the end of its IPC channel.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  if (process.channel) {
    process.once("disconnect", stop);
    process.channel.unref();
  }
  return controller.signal;
}

/** Settles when the signal fires. */
export function stopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
