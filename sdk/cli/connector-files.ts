import { connectorKinds, type ConnectorKind } from "./connector-kinds.ts";

/** What a connector is called: `acme-people` in files and in its manifest, `acmePeople` in code, and its title on screens. */
export interface ConnectorName {
  file: string;
  value: string;
  title: string;
}

/** Where a connector stands: in the project itself, or in a folder of its own that has `@cairn/sdk` installed. */
export type ConnectorPlace = "project" | "own-folder";

const imported = {
  project: { sdk: "#sdk/index.ts", testing: "#sdk/testing/index.ts" },
  "own-folder": { sdk: "@cairn/sdk", testing: "@cairn/sdk/testing" },
};

/**
 * The files of a connector of one kind that reads one stream from a REST source and passes every check of the SDK against a
 * server of its own, by their paths in its folder.
 */
export function connectorFiles(
  name: ConnectorName,
  kind: ConnectorKind,
  place: ConnectorPlace,
): Record<string, string> {
  const { collection, rows, later, spoiled } = connectorKinds[kind];
  return {
    "README.md": readme(name.title, kind, place),
    "connector.ts": connector(name, kind, place),
    "mapping.ts": mapping(kind, place),
    "example.ts": example(kind, place),
    ...(place === "project" ? { "connector.test.ts": test(name, kind) } : ownFolder(name)),
    [`fixtures/${collection}.json`]: json(rows),
    [`fixtures/${collection}-later.json`]: json(later),
    [`fixtures/${collection}-spoiled.json`]: json(spoiled),
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What a folder needs besides where no project is around it. */
const ownFolder = ({ file }: ConnectorName): Record<string, string> => ({
  "package.json": json({ name: file, version: "0.1.0", private: true, type: "module" }),
  "tsconfig.json": json({
    compilerOptions: {
      target: "ES2024",
      lib: ["ES2024", "ESNext.Disposable", "DOM"],
      module: "NodeNext",
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      erasableSyntaxOnly: true,
      verbatimModuleSyntax: true,
    },
    include: ["*.ts"],
  }),
});

const readme = (title: string, kind: ConnectorKind, place: ConnectorPlace) => `# ${title}

Reads \`${connectorKinds[kind].stream}\` from ${title}.

- \`connector.ts\`: what it says of itself, whom it asks and how it goes on.
- \`mapping.ts\`: which field of the source is which of ours.
- \`fixtures/\`: what the source answers, first and later, and with one row that fits no model.
- \`example.ts\`: a source on this machine that gives them, for its checks and for \`${place === "project" ? "npm run connector -- dev …" : "npx cairn-connector dev"} --sample\`.
${place === "project" ? "- `connector.test.ts`: the checks every connector passes, against a server on this machine.\n" : ""}
To make it yours: name the real host under \`egress\`, bring the fixtures of a real answer, change the mapping until the checks
pass again, and translate the title. Where the source speaks another dialect than \`{ items, next }\`, give the example its own
\`Answer\` instead of \`RestSource\`.
`;

const connector = ({ file, value, title }: ConnectorName, kind: ConnectorKind, place: ConnectorPlace) => {
  const { stream, type, collection, dataClasses } = connectorKinds[kind];
  return `import { z } from "zod";
import { addressSetting, addressUnder, defineConnector, pageSizeSetting, readAs, readSince, sinceCursor } from "${imported[place].sdk}";
import { to${type}, type ${type} } from "./mapping.ts";

const settings = z.strictObject({ address: addressSetting(), pageSize: pageSizeSetting(500) });

const account = z.object({ account: z.string(), scopes: z.array(z.string()) });
const item = z.looseObject({ updated_at: z.string() });
const answer = z.object({ items: z.array(item), next: z.string().nullable() });
const words = ${JSON.stringify(title)};

export const ${value} = defineConnector<"${kind}", z.output<typeof settings>>({
  manifest: {
    id: "${file}",
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

const mapping = (kind: ConnectorKind, place: ConnectorPlace) => {
  const { stream, type, fields } = connectorKinds[kind];
  return `import type { z } from "zod";
import type { KindModels, Unchecked } from "${imported[place].sdk}";

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

const example = (kind: ConnectorKind, place: ConnectorPlace) => {
  const { collection } = connectorKinds[kind];
  return `import { RestSource, type Example } from "${imported[place].testing}";
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

const test = ({ value }: ConnectorName, kind: ConnectorKind) => {
  const { stream, rows, fields } = connectorKinds[kind];
  const [first = {}] = rows;
  const mapped = [["externalId", "id"], ["changedAt", "updated_at"], ...fields].flatMap(([ours = "", theirs = ""]) =>
    first[theirs] === null ? [] : [[ours, first[theirs]]],
  );
  return `import { expect, test } from "vitest";
import { conformance, LocalHost, SourceServer } from "${imported.project.testing}";
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
