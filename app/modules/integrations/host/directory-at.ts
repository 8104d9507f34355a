import { createRequire } from "node:module";
import type * as Ldap from "ldapts";
import type { Client, Entry } from "ldapts";
import { ConnectorError } from "#sdk/index.ts";
import type { DirectoryPage } from "#sdk/host/index.ts";
import { assertReachable } from "./assert-reachable.ts";
import type { SignedPlace } from "./database-at.ts";

export type DirectoryQuestion = {
  base: string;
  filter: string;
  attributes: string[];
  pageSize: number;
  /** What the page before said; null for the first. */
  next: string | null;
};

/** A directory of the customer's over TLS, or in plain words on this machine alone. Opened when first asked, closed by `end`. */
export function directoryAt(place: SignedPlace) {
  let opening: Promise<Client> | undefined;
  const going = new Map<string, AsyncIterator<{ searchEntries: Entry[] }>>();
  return {
    async search({ next, ...question }: DirectoryQuestion): Promise<DirectoryPage> {
      try {
        const client = await (opening ??= connect(place));
        const pages = next === null ? pagesOf(client, question) : going.get(next);
        if (!pages) throw new ConnectorError("contract", "There is no such page of the directory.");
        const found = await pages.next();
        if (found.done) return { entries: [], next: null };
        const name = next ?? String(going.size + 1);
        going.set(name, pages);
        return { entries: found.value.searchEntries.map(asText), next: name };
      } catch (error) {
        throw error instanceof ConnectorError ? error : refusal(error as Error & { code?: unknown });
      }
    },
    end: async () => void (await opening?.then((client) => client.unbind()).catch(() => undefined)),
  };
}

function pagesOf(client: Client, { base, filter, attributes, pageSize }: Omit<DirectoryQuestion, "next">) {
  const size = Math.min(1_000, Math.max(1, Number(pageSize) || 500));
  const options = { scope: "sub" as const, filter, attributes, paged: { pageSize: size } };
  return client.searchPaginated(base, options)[Symbol.asyncIterator]();
}

/** Bytes of no text are left out. */
function asText({ dn, ...attributes }: Entry): DirectoryPage["entries"][number] {
  const values = (value: Entry[string]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each) => (typeof each === "string" ? [each] : []));
  return {
    dn,
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, values(value)])),
  };
}

async function connect({ address, user, password, where }: SignedPlace): Promise<Client> {
  if (!URL.canParse(address) || !/^ldaps?:$/.test(new URL(address).protocol))
    throw new ConnectorError("config", "The address looks like ldaps://directory.example.com.");
  const { protocol, hostname, port } = new URL(address);
  const host = await assertReachable(hostname, where);
  const onThisMachine = host === "127.0.0.1" || host === "::1";
  if (protocol === "ldap:" && !onThisMachine)
    throw new ConnectorError("config", "A directory is asked over ldaps alone: a password would be read on the way.");
  const { Client: Directory } = createRequire(import.meta.url)("ldapts") as typeof Ldap;
  const at = host.includes(":") ? `[${host}]` : host;
  const client = new Directory({
    url: `${protocol}//${at}:${port || (protocol === "ldaps:" ? 636 : 389)}`,
    timeout: 30_000,
    connectTimeout: 10_000,
    ...(protocol === "ldaps:" && { tlsOptions: { servername: hostname } }),
  });
  await client.bind(user, password);
  return client;
}

/** By the result code of RFC 4511. */
function refusal({ code, message }: Error & { code?: unknown }): ConnectorError {
  if (code === 49 || code === 48 || code === 53)
    return new ConnectorError("auth", "The directory refuses this account.");
  if (code === 50) return new ConnectorError("scope", "The directory does not show it to this account.");
  if (code === 32 || code === 34) return new ConnectorError("config", "There is no such place in the directory.");
  if (code === "ENOTFOUND" || code === "ECONNREFUSED" || /filter/i.test(message))
    return new ConnectorError("config", "The directory cannot be reached, or does not understand the filter.");
  if (code === 51 || code === 52) return new ConnectorError("rate-limited", "The directory is busy.");
  return new ConnectorError("transient", "The directory broke off.");
}
