import pg from "pg";

/**
 * Hears a channel on a connection of its own. After a lost connection it comes back by itself and says so; what
 * was said in between is not heard, so listeners also sweep, then or from time to time.
 */
export async function listenTo(
  url: string,
  channel: string,
  heard: (payload: string) => void,
  cameBack: () => void = () => undefined,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    next.on("notification", ({ payload }) => payload && heard(payload));
    next.on("error", () => undefined);
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
    next.once("end", reconnect);
  };
  const reconnect = () => {
    if (closed) return;
    retry = setTimeout(() => void connect().then(cameBack, reconnect), 1_000);
  };
  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
