import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "./change.ts";
import type { Name } from "./names.ts";

/** Those of the platform, which the launcher does without; the house tests name one that is missing. */
const languages = ["en", "hi", "es", "de", "ar"];

/** A room as it is written down here: `sample-room` of `sample-record`s. */
const templates = join(import.meta.dirname, "room");
const suffix = ".template";
/** Those that do not stand in the room's folder. */
const elsewhere = ["words.json", "migration.ts", "access-rows.ts"];

/**
 * A room with one kind of record: list, form, page with comments and history, rights, import, export in the background,
 * API and tests; named everywhere a room must be named.
 */
export function newRoom(root: string, room: Name, record: Name, title: string): Change[] {
  const fill = filler(room, record, title);
  const read = (path: string) => fill(readFileSync(join(templates, `${path}${suffix}`), "utf8"));
  const { file, value } = room;
  const version = nextMigration(root);
  const migration = `${String(version).padStart(4, "0")}-${file}`;
  return [
    ...templatePaths()
      .filter((path) => !elsewhere.includes(path))
      .map((path) => ({ path: `app/modules/${file}/${fill(path)}`, text: read(path) })),
    ...languages.map((language) => ({
      path: `app/modules/${file}/strings/${language}.json`,
      text: read("words.json"),
    })),
    { path: `migrations/tenant/${migration}.ts`, text: read("migration.ts").replace("__VERSION__", String(version)) },
    { path: `tests/isolation/access-matrix/${file}-rows.ts`, text: read("access-rows.ts") },
    importOf("migrations/tenant/index.ts", value, `./${migration}.ts`),
    { path: "migrations/tenant/index.ts", item: value, list: /tenantMigrations: readonly Migration\[\] = \[/ },
    importOf("app/composition/rooms.ts", value, `#app/modules/${file}/room.ts`),
    { path: "app/composition/rooms.ts", item: value, list: /rooms: readonly Room\[\] = \[/ },
    importOf("app/composition/rooms.server.ts", `${value}Server`, `#app/modules/${file}/room.server.ts`),
    {
      path: "app/composition/rooms.server.ts",
      item: `${value}Server`,
      list: /roomServers: readonly RoomServer\[\] = \[/,
    },
    importOf("app/composition/rooms.parts.ts", `${value}Parts`, `#app/modules/${file}/room.parts.ts`),
    { path: "app/composition/rooms.parts.ts", item: `${value}Parts`, list: /roomParts = gatherParts\(\[/ },
    importOf("app/routes.ts", `${value}Routes`, `./modules/${file}/routes.ts`),
    { path: "app/routes.ts", line: `      ...${value}Routes,`, before: /^ {6}\.\.\.shellFrameRoutes,$/ },
    ...matrixChanges(room, record),
  ];
}

/** Where tests must know of a room's addresses. */
function matrixChanges({ file, value }: Name, record: Name): Change[] {
  const rows = "tests/isolation/access-matrix/rows.ts";
  return [
    importOf(rows, `${value}Rows`, `./${file}-rows.ts`),
    { path: rows, line: `  ...${value}Rows,`, before: /^\];$/ },
    {
      path: "tests/isolation/access-matrix/row.ts",
      line: `    ${record.value}Id?: string;`,
      before: /^ {4}key\?: string;$/,
    },
    {
      path: "tests/e2e/screens/screens.ts",
      line: `  ${record.value}Id: ["/api/v1/${file}", /"id":"([\\da-f-]{36})"/],`,
      before: /^\};$/,
    },
  ];
}

const importOf = (path: string, name: string, from: string): Change => ({
  path,
  line: `import { ${name} } from "${from}";`,
  before: /^$/,
});

function templatePaths(): string[] {
  return readdirSync(templates, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(suffix))
    .map((path) => path.slice(0, -suffix.length))
    .sort();
}

function nextMigration(root: string): number {
  const versions = readdirSync(join(root, "migrations/tenant")).map((name) => Number(/^(\d{4})-/.exec(name)?.[1] ?? 0));
  return Math.max(...versions) + 1;
}

/** Puts the names of a room and its record in the place of the sample's, however they are written. */
function filler(room: Name, record: Name, title: string): (text: string) => string {
  const words = record.file.replaceAll("-", " ");
  const named = new Map([
    ["sample-room", room.file],
    ["sampleRoom", room.value],
    ["SampleRoom", room.type],
    ["Sample Title", title],
    ["sample-record", record.file],
    ["sampleRecord", record.value],
    ["SampleRecord", record.type],
    ["sample_record", record.file.replaceAll("-", "_")],
    ["sample record", words],
    ["Sample record", `${words[0]!.toUpperCase()}${words.slice(1)}`],
    ["sample room", room.file.replaceAll("-", " ")],
  ]);
  const any = new RegExp([...named.keys()].join("|"), "g");
  return (text) => text.replaceAll(any, (name) => named.get(name)!);
}
