import { z } from "zod";
import type { Connector, ConnectorContext, FlatCursor, Page, ReadMode } from "../contract.ts";
import { defineConnector } from "../define-connector.ts";
import type { AuthScheme, Manifest } from "../manifest.ts";
import { OAuthSource } from "./oauth-source.ts";
import { RestSource } from "./rest-source.ts";
import type { Secret } from "../host/secret.ts";
import type { SourceRequest } from "./source-server.ts";
import type { Example } from "./trial.ts";

type Settings = { address: string };
type Read = (
  context: ConnectorContext<Settings>,
  from: FlatCursor | null,
  mode: ReadMode,
) => AsyncIterable<Page<Record<string, unknown>, FlatCursor>>;

const rows = ["1", "2", "3"].map((id) => ({ id, updated_at: `2026-03-0${id}T09:00:00Z`, name: `Project ${id}` }));
const changed = [{ ...rows[0]!, updated_at: "2026-03-05T09:00:00Z", name: "Renamed" }, ...rows.slice(1)];
const spoiledRow = { id: "4", updated_at: "2026-03-06T09:00:00Z", name: "" };
const secret = "a-secret-of-the-test";

export const example: Example = {
  secret,
  settings: (address) => ({ address }),
  source() {
    const source = new RestSource({ projects: rows }, secret);
    return {
      answer: source.answer,
      change: () => source.become({ projects: changed }),
      spoil: () => source.become({ projects: [...rows, spoiledRow] }),
    };
  },
};

/** The same at a source whose filter includes the moment asked for. */
export const inclusiveExample: Example = {
  ...example,
  source() {
    const source = new RestSource({ projects: rows }, secret, { sinceIncluded: true });
    return {
      answer: source.answer,
      change: () => source.become({ projects: changed }),
      spoil: () => source.become({ projects: [...rows, spoiledRow] }),
      tie: () => source.tie(),
    };
  },
};

/** The same behind another scheme, at a vendor whose hosts are fixed. */
export function examplePlayedBy(auth: AuthScheme, held: Secret): Example {
  return {
    secret: held,
    settings: (address) => ({ address }),
    source() {
      const tokens = typeof held === "string" ? null : new OAuthSource(held);
      const admits = ({ query }: SourceRequest) => auth.scheme === "query-key" && query.get(auth.parameter) === held;
      const source = new RestSource({ projects: rows }, tokens?.admits ?? admits);
      return {
        answer: tokens?.before(source.answer) ?? source.answer,
        change: () => source.become({ projects: changed }),
        spoil: () => source.become({ projects: [...rows, spoiledRow] }),
      };
    },
  };
}

/** A connector that passes every check, but for what a test changes. */
export function connectorForTests(
  change: { read?: Read; deletes?: "tombstones" | "full-scan"; manifest?: Partial<Manifest>; root?: string } = {},
): Connector<"issue-tracker", Settings> {
  const words = Object.fromEntries(
    ["en", "hi", "es", "de", "ar"].map((language) => [language, "Projects"]),
  ) as Manifest["title"];
  return defineConnector<"issue-tracker", Settings>({
    manifest: {
      id: "projects",
      version: "1.0.0",
      apiVersion: 1,
      title: words,
      auth: [{ scheme: "bearer" }],
      egress: [{ fromSetting: "address", methods: ["GET"] }],
      limits: { callsPerMinute: 60 },
      dataClasses: ["work"],
      ...change.manifest,
      kind: "issue-tracker",
    },
    settings: z.strictObject({ address: z.url() }),
    check: async (context) => ({
      account: String((await ask(context, "me", {}, change.root))["account"]),
      readable: ["project"],
    }),
    streams: {
      project: {
        cursor: z.record(z.string(), z.string()),
        deletes: change.deletes ?? "full-scan",
        everyMinutes: 60,
        read: (change.read ?? pagedRead()) as never,
      },
    },
  });
}

/** Asks one address of the source. */
export async function ask(
  context: ConnectorContext<Settings>,
  path: string,
  query: Record<string, string | undefined> = {},
  root = context.settings.address,
): Promise<Record<string, unknown>> {
  const definedOnly = Object.fromEntries(Object.entries(query).filter(([, value]) => value));
  return (await context.http({ url: new URL(path, root).href, query: definedOnly })).body as Record<string, unknown>;
}

/** One row of the source as a project. */
export const toProject = (row: Record<string, unknown>) => ({
  externalId: row["id"],
  changedAt: row["updated_at"],
  key: row["id"],
  name: row["name"],
});

/** Goes on from the last moment seen, two rows at a time; at the address under the settings, or at a fixed one. */
export function pagedRead(root?: string): Read {
  return async function* (context, from, mode) {
    let since = mode === "incremental" ? String(from?.["since"] ?? "") : "";
    for (;;) {
      const { items } = (await ask(context, "projects", { updated_since: since, limit: "2" }, root)) as {
        items: Record<string, unknown>[];
      };
      if (items.length === 0) return void (yield { upsert: [], cursor: { since } });
      since = String(items.at(-1)!["updated_at"]);
      yield { upsert: items.map(toProject), cursor: { since } };
    }
  };
}
