import { createRequire } from "node:module";
import type pg from "pg";
import { ConnectorError } from "#sdk/index.ts";
import { assertReachable, type Where } from "./assert-reachable.ts";

export type SignedPlace = { address: string; user: string; password: string; where: Where };

const statementSeconds = 60;
const mostRows = 10_000;

/** A PostgreSQL database of the customer's, over TLS away from this machine. Opened when first asked, closed by `end`. */
export function databaseAt(place: SignedPlace) {
  let opening: Promise<pg.Client> | undefined;
  return {
    async run(statement: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
      const client = await (opening ??= connect(place));
      try {
        // With values or without, one statement alone: that is how it is sent.
        const { rows } = await client.query({ text: statement, values: [...values], queryMode: "extended" } as never);
        return (rows as Record<string, unknown>[]).slice(0, mostRows);
      } catch (error) {
        throw refusal(error as Error & { code?: string });
      }
    },
    end: async () => void (await opening?.then((client) => client.end()).catch(() => undefined)),
  };
}

async function connect({ address, user, password, where }: SignedPlace): Promise<pg.Client> {
  if (!URL.canParse(address) || !/^postgres(ql)?:$/.test(new URL(address).protocol))
    throw new ConnectorError("config", "The address looks like postgres://host:5432/name.");
  const { hostname, port, pathname } = new URL(address);
  const host = await assertReachable(hostname, where);
  const onThisMachine = where.loopback && (host === "127.0.0.1" || host === "::1");
  const { Client } = createRequire(import.meta.url)("pg") as typeof pg;
  const client = new Client({
    host,
    port: Number(port || 5432),
    database: decodeURIComponent(pathname.slice(1)),
    user,
    password,
    ssl: onThisMachine ? false : { servername: hostname },
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementSeconds * 1_000,
    application_name: "Cairn",
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw refusal(error as Error & { code?: string });
  }
  return client;
}

/** By the class of SQLSTATE; what the server wrote stays here, for it may hold values. */
function refusal({ code = "", message }: Error & { code?: string }): ConnectorError {
  if (/^28/.test(code)) return new ConnectorError("auth", "The database refuses this user.");
  if (code === "42501") return new ConnectorError("scope", "The user may not do this in the database.");
  if (code === "3D000") return new ConnectorError("config", "There is no such database.");
  if (code === "ENOTFOUND" || code === "ECONNREFUSED")
    return new ConnectorError("config", "The database cannot be reached.");
  if (/SSL|certificate|TLS/i.test(message))
    return new ConnectorError("config", "The database offers no TLS that can be trusted.");
  if (/^(22|23|42)/.test(code)) return new ConnectorError("contract", `The database refuses a statement (${code}).`);
  return new ConnectorError("transient", "The database broke off.");
}
