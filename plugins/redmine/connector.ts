import { z } from "zod";
import {
  defineConnector,
  markBehind,
  nothingRead,
  readAs,
  unseenSince,
  type ConnectorContext,
  type Page,
  type ReadMode,
} from "#sdk/index.ts";
import { toIssue, type Issue } from "./mapping.ts";

const settings = z.strictObject({
  address: z.url({ protocol: /^https?$/ }),
  pageSize: z.int().min(1).max(500).default(100),
});
type Settings = z.output<typeof settings>;

/** `since` and `seen`: what was read to the end. `next`, `highest` and `seenThere`: where a run that ended early goes on. */
const cursor = z.strictObject({
  since: z.string(),
  seen: z.string(),
  next: z.string(),
  highest: z.string(),
  seenThere: z.string(),
});
type Cursor = z.output<typeof cursor>;

const account = z.object({ account: z.string(), scopes: z.array(z.string()) });
const item = z.looseObject({ updated_at: z.string() });
const answer = z.object({ items: z.array(item), next: z.string().nullable() });
const changedAt = (row: z.output<typeof item>) => row.updated_at;
const words = "Redmine";

export const redmine = defineConnector<"issue-tracker", Settings>({
  manifest: {
    id: "redmine",
    kind: "issue-tracker",
    version: "0.1.0",
    apiVersion: 1,
    title: { en: words, hi: words, es: words, de: words, ar: words },
    auth: [{ scheme: "bearer" }],
    egress: [{ fromSetting: "address", methods: ["GET"] }],
    limits: { callsPerMinute: 60 },
    dataClasses: ["work"],
  },
  settings,
  async check(context) {
    const { body } = await context.http({ url: new URL("me", context.settings.address).href });
    const found = readAs(account, body, "The account");
    return { account: found.account, readable: found.scopes.includes("issues") ? ["issue"] : [] };
  },
  streams: { issue: { cursor, deletes: "full-scan", everyMinutes: 60, read } },
});

async function* read(
  context: ConnectorContext<Settings>,
  from: Cursor | null,
  mode: ReadMode,
): AsyncGenerator<Page<Issue, Cursor>> {
  const begun = mode === "incremental" ? from : null;
  const mark = begun ? { since: begun.since, seen: begun.seen } : nothingRead;
  let reached = begun?.next ? { since: begun.highest, seen: begun.seenThere } : mark;
  const request = {
    url: new URL("issues", context.settings.address).href,
    query: { updated_since: mark.since || undefined, limit: context.settings.pageSize },
  };
  const nextOf = (body: unknown) => readAs(answer, body, "Issue").next ?? undefined;
  const paging = { by: "cursor", parameter: "cursor", next: nextOf } as const;
  for await (const { body, next } of context.paginate(request, paging, begun?.next)) {
    const { items } = readAs(answer, body, "Issue");
    reached = markBehind(reached, items, changedAt);
    yield {
      upsert: unseenSince(mark, items, changedAt).map(toIssue),
      cursor:
        next === null
          ? { ...reached, next: "", highest: "", seenThere: "" }
          : { ...mark, next: String(next), highest: reached.since, seenThere: reached.seen },
    };
    if (context.now() > context.softDeadline) return;
  }
}
