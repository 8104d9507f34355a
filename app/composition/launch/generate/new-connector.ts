import type { Change } from "./change.ts";
import { connectorKinds, type ConnectorKind } from "./connector-kinds.ts";
import type { Name } from "./names.ts";

/** A connector of one kind that reads one stream from a REST source, and passes every check of the SDK against a server of its own. */
export function newConnector(name: Name, kind: ConnectorKind, title: string): Change[] {
  const folder = `plugins/${name.file}`;
  const { collection, rows, later, spoiled } = connectorKinds[kind];
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return [
    { path: `${folder}/README.md`, text: readme(title, kind) },
    { path: `${folder}/connector.ts`, text: connector(name, kind, title) },
    { path: `${folder}/mapping.ts`, text: mapping(kind) },
    { path: `${folder}/connector.test.ts`, text: test(name, kind) },
    { path: `${folder}/fixtures/${collection}.json`, text: json(rows) },
    { path: `${folder}/fixtures/${collection}-later.json`, text: json(later) },
    { path: `${folder}/fixtures/${collection}-spoiled.json`, text: json(spoiled) },
  ];
}

const readme = (title: string, kind: ConnectorKind) => `# ${title}

Reads \`${connectorKinds[kind].stream}\` from ${title}.

- \`connector.ts\`: what it says of itself, whom it asks and how it goes on.
- \`mapping.ts\`: which field of the source is which of ours.
- \`fixtures/\`: what the source answers, first and later, and with one row that fits no model.
- \`connector.test.ts\`: the checks every connector passes, against a server on this machine.

To make it yours: name the real host under \`egress\`, bring the fixtures of a real answer, change the mapping until the tests
pass again, and translate the title. Where the source speaks another dialect than \`{ items, next }\`, give the test its own
\`Answer\` instead of \`RestSource\`.
`;

const connector = ({ value }: Name, kind: ConnectorKind, title: string) => {
  const { stream, type, collection, dataClasses } = connectorKinds[kind];
  return `import { z } from "zod";
import { defineConnector, markBehind, nothingRead, readAs, unseenSince, type ConnectorContext, type Page, type ReadMode } from "#sdk/index.ts";
import { to${type}, type ${type} } from "./mapping.ts";

const settings = z.strictObject({ address: z.url({ protocol: /^https?$/ }), pageSize: z.int().min(1).max(500).default(100) });
type Settings = z.output<typeof settings>;

/** \`since\` and \`seen\`: what was read to the end. \`next\`, \`highest\` and \`seenThere\`: where a run that ended early goes on. */
const cursor = z.strictObject({ since: z.string(), seen: z.string(), next: z.string(), highest: z.string(), seenThere: z.string() });
type Cursor = z.output<typeof cursor>;

const account = z.object({ account: z.string(), scopes: z.array(z.string()) });
const item = z.looseObject({ updated_at: z.string() });
const answer = z.object({ items: z.array(item), next: z.string().nullable() });
const changedAt = (row: z.output<typeof item>) => row.updated_at;
const words = ${JSON.stringify(title)};

export const ${value} = defineConnector<"${kind}", Settings>({
  manifest: {
    id: "${value.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}",
    kind: "${kind}",
    version: "0.1.0",
    apiVersion: 1,
    title: { en: words, hi: words, es: words, de: words, ar: words },
    auth: [{ scheme: "bearer" }],
    egress: [{ fromSetting: "address", methods: ["GET"] }],
    limits: { callsPerMinute: 60 },
    dataClasses: ${JSON.stringify(dataClasses).replaceAll(",", ", ")},
  },
  settings,
  async check(context) {
    const { body } = await context.http({ url: new URL("me", context.settings.address).href });
    const found = readAs(account, body, "The account");
    return { account: found.account, readable: found.scopes.includes("${collection}") ? ["${stream}"] : [] };
  },
  streams: { ${stream}: { cursor, deletes: "full-scan", everyMinutes: 60, read } },
});

async function* read(context: ConnectorContext<Settings>, from: Cursor | null, mode: ReadMode): AsyncGenerator<Page<${type}, Cursor>> {
  const begun = mode === "incremental" ? from : null;
  const mark = begun ? { since: begun.since, seen: begun.seen } : nothingRead;
  let reached = begun?.next ? { since: begun.highest, seen: begun.seenThere } : mark;
  const request = {
    url: new URL("${collection}", context.settings.address).href,
    query: { updated_since: mark.since || undefined, limit: context.settings.pageSize },
  };
  const nextOf = (body: unknown) => readAs(answer, body, "${type}").next ?? undefined;
  const paging = { by: "cursor", parameter: "cursor", next: nextOf } as const;
  for await (const { body, next } of context.paginate(request, paging, begun?.next)) {
    const { items } = readAs(answer, body, "${type}");
    reached = markBehind(reached, items, changedAt);
    yield {
      upsert: unseenSince(mark, items, changedAt).map(to${type}),
      cursor:
        next === null
          ? { ...reached, next: "", highest: "", seenThere: "" }
          : { ...mark, next: String(next), highest: reached.since, seenThere: reached.seen },
    };
    if (context.now() > context.softDeadline) return;
  }
}
`;
};

const mapping = (kind: ConnectorKind) => {
  const { stream, type, fields } = connectorKinds[kind];
  return `import type { z } from "zod";
import type { KindModels, Unchecked } from "#sdk/index.ts";

export type ${type} = z.output<KindModels["${kind}"]["${stream}"]>;

/** One row of the source; what fits no model is named by the host, row by row, and is not to be mended here. */
export function to${type}(source: Record<string, unknown>): Unchecked<${type}> {
  return {
    externalId: source["id"],
    changedAt: source["updated_at"],
${fields.map(([field, from]) => `    ${field}: source["${from}"] ?? undefined,`).join("\n")}
  };
}
`;
};

const test = ({ value }: Name, kind: ConnectorKind) => {
  const { collection, stream, rows, fields } = connectorKinds[kind];
  const [first = {}] = rows;
  const mapped = [["externalId", "id"], ["changedAt", "updated_at"], ...fields].flatMap(([ours = "", theirs = ""]) =>
    first[theirs] === null ? [] : [[ours, first[theirs]]],
  );
  return `import { expect, test } from "vitest";
import { conformance, LocalHost, RestSource, SourceServer } from "#sdk/testing/index.ts";
import { ${value} } from "./connector.ts";
import ${collection} from "./fixtures/${collection}.json" with { type: "json" };
import later from "./fixtures/${collection}-later.json" with { type: "json" };
import spoiled from "./fixtures/${collection}-spoiled.json" with { type: "json" };

const secret = "a-secret-of-the-test";

const example = {
  secret,
  settings: (address: string) => ({ address, pageSize: 2 }),
  source() {
    const source = new RestSource({ ${collection} }, secret, { sinceIncluded: true });
    return {
      answer: source.answer,
      change: () => source.become({ ${collection}: later }),
      spoil: () => source.become({ ${collection}: [...${collection}, ...spoiled] }),
      tie: () => source.tie(),
    };
  },
};

for (const check of conformance(${value}, example)) test(check.name, check.run);

test("a row arrives under its id with the fields of the model", async () => {
  await using server = await SourceServer.start(example.source().answer);
  const run = await new LocalHost(${value}, { secret, settings: example.settings(server.address) }).run("${stream}");
  expect(run.rows.get(${JSON.stringify(first["id"])})).toEqual(${JSON.stringify(Object.fromEntries(mapped))});
});
`;
};
