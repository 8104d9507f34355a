import pg from "pg";
import { LaunchError } from "./launch-error.ts";

/** Throws one line, without the password, unless PostgreSQL 16 or newer answers under this address. */
export async function checkDatabase(url: string, setting = "DATABASE_URL"): Promise<void> {
  const shown = withoutPassword(url, setting);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
    if (Number(rows[0]?.version) < 160_000) throw new LaunchError(`${setting} (${shown}) is older than PostgreSQL 16.`);
  } catch (failure) {
    if (failure instanceof LaunchError) throw failure;
    throw new LaunchError(
      explainDatabaseFailure(failure, url, setting) ?? `${setting} (${shown}) cannot be reached: ${reason(failure)}.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

const remedies: Readonly<Record<string, string>> = {
  ECONNREFUSED: "Nothing listens there: start PostgreSQL, or correct host and port.",
  ECONNRESET: "It hung up: see its log, or correct host and port.",
  ENOTFOUND: "The host is not known: correct its name.",
  EAI_AGAIN: "The host is not known at present: correct its name, or mend the name service.",
  EHOSTUNREACH: "There is no way to the host: correct its name, or mend the network.",
  ETIMEDOUT: "It does not answer: correct host and port, or open the firewall.",
  "28P01": "Correct the user or the password, or make the role: node build/server.js set-up-database.",
  "28000": "Let the role sign in: it needs LOGIN, and a line in pg_hba.conf.",
  "3D000": "Make the database: node build/server.js set-up-database.",
  "53300": "All its connections are taken: raise max_connections, or lower DATABASE_POOL.",
  "57P03": "It is starting or stopping: try again in a moment.",
  "57P01": "It is being shut down: try again once it is back.",
};

/** Why PostgreSQL cannot be used and what to do about it, in one line; undefined where the failure is another one. */
export function explainDatabaseFailure(failure: unknown, url: string, setting = "DATABASE_URL"): string | undefined {
  const code = codeOf(failure);
  const remedy = code ? remedies[code] : undefined;
  if (!remedy) return undefined;
  return `${setting} (${withoutPassword(url, setting)}) cannot be reached: ${reason(failure)}. ${remedy}`;
}

/** node-postgres has no code for its own time-out, and a host with several addresses has its failure inside. */
function codeOf(failure: unknown): string | undefined {
  const { code, message, errors, cause } = failure as AggregateError & NodeJS.ErrnoException;
  if (code) return code;
  if (message === "timeout expired" || message === "Connection terminated due to connection timeout")
    return "ETIMEDOUT";
  const inner: unknown = errors?.[0] ?? cause;
  return inner ? codeOf(inner) : undefined;
}

function withoutPassword(text: string, setting: string): string {
  if (!URL.canParse(text))
    throw new LaunchError(`${setting} is malformed; it looks like postgres://user:password@host:5432/database.`);
  const url = new URL(text);
  return `${url.protocol}//${url.username ? `${url.username}@` : ""}${url.host}${url.pathname}`;
}

function reason(failure: unknown): string {
  const { code, message } = failure as NodeJS.ErrnoException;
  return (message || code || "no answer").split("\n")[0] as string;
}
