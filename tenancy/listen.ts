import pg from "pg";
import type { Database } from "./database.ts";
import { homePlace } from "./places.ts";

/**
 * Hears a channel on a connection of its own. After a lost connection it comes back by itself and says so; what
 * was said in between is not heard, so listeners also sweep, then or from time to time. A `patient` one does not mind if there
 * is nothing to connect to at first.
 */
export async function listenTo(
  url: string,
  channel: string,
  heard: (payload: string) => void,
  cameBack: () => void = () => undefined,
  { patient = false }: { patient?: boolean } = {},
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
  if (patient) await connect().catch(reconnect);
  else await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/**
 * Hears a channel wherever companies lie. A further cluster that cannot be reached holds nothing up: it is listened to once it
 * is back, and said to have come back.
 */
export async function listenEverywhere(
  { places }: Pick<Database, "places">,
  channel: string,
  heard: (payload: string) => void,
  cameBack: () => void = () => undefined,
): Promise<{ close(): Promise<void> }> {
  const listeners = await Promise.all(
    [...places].map(([id, logins]) =>
      id === homePlace
        ? listenTo(logins.control, channel, heard, cameBack)
        : listenTo(logins.tenants, channel, heard, cameBack, { patient: true }),
    ),
  );
  return { close: async () => void (await Promise.all(listeners.map((listener) => listener.close()))) };
}
