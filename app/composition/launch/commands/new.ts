import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { connectorFiles } from "#sdk/cli/connector-files.ts";
import { connectorKinds, type ConnectorKind } from "#sdk/cli/connector-kinds.ts";
import { helpOfGroup, helpText } from "../command-line/help-text.ts";
import { asksForHelp, readWords, requireKnown } from "../command-line/read-words.ts";
import { UsageError, type CommandShape, type OptionShapes } from "../command-line/shape.ts";
import { applyChanges, type Change } from "../generate/change.ts";
import { readName, readPlace, type Name } from "../generate/names.ts";
import { newQuery } from "../generate/new-query.ts";
import { newRoom } from "../generate/new-room.ts";
import { newTask } from "../generate/new-task.ts";
import { newUseCase } from "../generate/new-use-case.ts";
import { newWidget } from "../generate/new-widget.ts";
import { LaunchError } from "../launch-error.ts";
import { root } from "../places.ts";

const kinds = {
  room: {
    about:
      "A room with one kind of record: list, form, page, comments, history, rights, import, export, API and tests. " +
      "Its words are then to be translated.",
    words: [{ name: "name", about: "small words joined by dashes, as in time-off" }],
    options: {
      title: { value: "title", about: 'its title, as in "Time off"; it is needed' },
      record: { value: "name", about: "what one of its records is called, as in absence; it is needed" },
    },
  },
  "use-case": {
    about: "A verb with its four steps, and a test that nobody may do it before a rule says so.",
    words: [{ name: "room/verb-noun", about: "where, and what, as in goals/pause-goal" }],
  },
  task: {
    about: "Long work with progress that people ask for on a page, and a test that it is done.",
    words: [{ name: "room/verb-noun", about: "where, and what, as in goals/remind-owners" }],
  },
  query: {
    about: "A question over one table, and a test that another company's rows are no answer.",
    words: [{ name: "room/name", about: "where, and what, as in goals/paused-goals" }],
    options: { table: { value: "table", about: "the table it asks; employee where nothing is said" } },
  },
  widget: {
    about: "An element for other sites that shows one goal, and a journey on such a site.",
    words: [{ name: "name", about: "small words joined by dashes, as in goal-streak" }],
    options: { title: { value: "title", about: 'its title, as in "Goal streak"; it is needed' } },
  },
  connector: {
    about: "A connector that reads one stream and passes the checks of the SDK.",
    words: [{ name: "name", about: "small words joined by dashes, as in acme-people" }],
    options: {
      kind: { value: "kind", about: `one of ${Object.keys(connectorKinds).join(", ")}; it is needed` },
      title: { value: "title", about: 'its title, as in "Acme People"; it is needed' },
    },
  },
} satisfies Record<string, CommandShape>;

const call = "npm run new --";
const about = "Writes the files of something new, all or none; what it makes passes npm run validate.";

/** `npm run new -- <kind> …`. */
export async function runTyped([kind, ...typed]: string[]): Promise<number> {
  if (kind === undefined || kind === "--help") return (console.log(helpOfGroup(about, kinds, call)), 0);
  requireKnown(kind, Object.keys(kinds), "thing to make called");
  const known = kind as keyof typeof kinds;
  if (asksForHelp(typed)) return (console.log(helpText(kinds[known], `${call} ${kind}`)), 0);
  const written = applyChanges(root, changesFor(known, typed));
  format(written);
  console.log(written.map((path) => `  ${path}`).join("\n"));
  return 0;
}

function changesFor(kind: keyof typeof kinds, typed: readonly string[]): Change[] {
  const { words, options } = readWords<OptionShapes>(kinds[kind], typed, `${call} ${kind}`);
  const [place] = words;
  const { title, table, record, kind: kindOfConnector } = options as Record<string, string | undefined>;
  if (kind === "room") {
    const called = requireTitle(title, "Time off");
    return newRoom(root, readName(place, "time-off"), readName(requireRecord(record), "absence"), called);
  }
  if (kind === "widget") return newWidget(readName(place, "goal-streak"), requireTitle(title, "Goal streak"));
  if (kind === "connector")
    return newConnector(
      readName(place, "acme-people"),
      requireKind(kindOfConnector),
      requireTitle(title, "Acme People"),
    );
  if (kind === "use-case") return inRoom(place, "goals/pause-goal", newUseCase);
  if (kind === "task") return inRoom(place, "goals/remind-owners", newTask);
  return inRoom(place, "goals/paused-goals", (room, name) => newQuery(room, name, table ?? "employee"));
}

/** Names are of any length, so lines break differently; markup is left as it was written. */
function format(paths: readonly string[]): void {
  const code = paths.filter((path) => /\.tsx?$/.test(path));
  const formatter = join(root, "node_modules/prettier/bin/prettier.cjs");
  spawnSync(process.execPath, [formatter, "--write", "--log-level", "error", ...code], { cwd: root, stdio: "inherit" });
}

function newConnector({ file, value }: Name, kind: ConnectorKind, title: string): Change[] {
  const files = Object.entries(connectorFiles({ file, value, title }, kind, "project"));
  return files.map(([path, text]) => ({ path: `plugins/${file}/${path}`, text }));
}

function requireTitle(title: string | undefined, example: string): string {
  if (!title) throw new UsageError(`It needs its title: --title "${example}".`);
  return title;
}

function requireRecord(record: string | undefined): string {
  if (!record) throw new UsageError("It needs to know what one of its records is called: --record absence.");
  return record;
}

function requireKind(kind = ""): ConnectorKind {
  if (Object.hasOwn(connectorKinds, kind)) return kind as ConnectorKind;
  throw new UsageError(`A connector needs its kind: --kind ${Object.keys(connectorKinds).join(" | ")}.`);
}

function inRoom(place: string | undefined, example: string, make: (room: Name, name: Name) => Change[]): Change[] {
  const { room, name } = readPlace(place, example);
  if (!existsSync(join(root, "app/modules", room.file))) throw new LaunchError(`There is no room "${room.file}".`);
  return make(room, name);
}
