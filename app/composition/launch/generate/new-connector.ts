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
    { path: `${folder}/example.ts`, text: example(kind) },
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
- \`example.ts\`: a source on this machine that gives them, for its tests and for \`npm run connector -- dev … --sample\`.
- \`connector.test.ts\`: the checks every connector passes, against a server on this machine.

To make it yours: name the real host under \`egress\`, bring the fixtures of a real answer, change the mapping until the tests
pass again, and translate the title. Where the source speaks another dialect than \`{ items, next }\`, give the test its own
\`Answer\` instead of \`RestSource\`.
`;

const connector = ({ value }: Name, kind: ConnectorKind, title: string) => {
  const { stream, type, collection, dataClasses } = connectorKinds[kind];
  return `import { z } from "zod";
import { addressSetting, addressUnder, defineConnector, pageSizeSetting, readAs, readSince, sinceCursor } from "#sdk/index.ts";
import { to${type}, type ${type} } from "./mapping.ts";

const settings = z.strictObject({ address: addressSetting(), pageSize: pageSizeSetting(500) });

const account = z.object({ account: z.string(), scopes: z.array(z.string()) });
const item = z.looseObject({ updated_at: z.string() });
const answer = z.object({ items: z.array(item), next: z.string().nullable() });
const words = ${JSON.stringify(title)};

export const ${value} = defineConnector<"${kind}", z.output<typeof settings>>({
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
    const { body } = await context.http({ url: addressUnder(context.settings.address, "me") });
    const found = readAs(account, body, "The account");
    context.log("info", "Signed in", { account: found.account });
    return { account: found.account, readable: found.scopes.includes("${collection}") ? ["${stream}"] : [] };
  },
  streams: {
    ${stream}: {
      cursor: sinceCursor,
      deletes: "full-scan",
      everyMinutes: 60,
      read: (context, from, mode) =>
        readSince<unknown, z.output<typeof item>, ${type}>(context, from, mode, {
          request: (since) => ({
            url: addressUnder(context.settings.address, "${collection}"),
            query: { updated_since: since || undefined, limit: context.settings.pageSize },
          }),
          paging: { by: "cursor", parameter: "cursor", next: (body) => readAs(answer, body, "${type}").next ?? undefined },
          rows: (body) => readAs(answer, body, "${type}").items,
          changedAt: (row) => row.updated_at,
          map: to${type},
        }),
    },
  },
});
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

const example = (kind: ConnectorKind) => {
  const { collection } = connectorKinds[kind];
  return `import { RestSource, type Example } from "#sdk/testing/index.ts";
import ${collection} from "./fixtures/${collection}.json" with { type: "json" };
import later from "./fixtures/${collection}-later.json" with { type: "json" };
import spoiled from "./fixtures/${collection}-spoiled.json" with { type: "json" };

const secret = "a-secret-of-the-test";

/** A source to try it against: what it holds first, what later, and with one row that fits no model. */
export const example: Example = {
  secret,
  settings: (address) => ({ address, pageSize: 2 }),
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
`;
};

const test = ({ value }: Name, kind: ConnectorKind) => {
  const { stream, rows, fields } = connectorKinds[kind];
  const [first = {}] = rows;
  const mapped = [["externalId", "id"], ["changedAt", "updated_at"], ...fields].flatMap(([ours = "", theirs = ""]) =>
    first[theirs] === null ? [] : [[ours, first[theirs]]],
  );
  return `import { expect, test } from "vitest";
import { conformance, LocalHost, SourceServer } from "#sdk/testing/index.ts";
import { ${value} } from "./connector.ts";
import { example } from "./example.ts";

for (const check of conformance(${value}, example)) test(check.name, check.run);

test("a row arrives under its id with the fields of the model", async () => {
  await using server = await SourceServer.start(example.source().answer);
  const settings = example.settings(server.address);
  const run = await new LocalHost(${value}, { secret: example.secret, settings }).run("${stream}");
  expect(run.rows.get(${JSON.stringify(first["id"])})).toEqual(${JSON.stringify(Object.fromEntries(mapped))});
});
`;
};
