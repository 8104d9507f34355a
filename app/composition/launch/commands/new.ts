import { existsSync } from "node:fs";
import { join } from "node:path";
import { applyChanges, type Change } from "../generate/change.ts";
import { connectorKinds, type ConnectorKind } from "../generate/connector-kinds.ts";
import { readName, readPlace, type Name } from "../generate/names.ts";
import { newConnector } from "../generate/new-connector.ts";
import { newQuery } from "../generate/new-query.ts";
import { newRoom } from "../generate/new-room.ts";
import { newUseCase } from "../generate/new-use-case.ts";
import { newWidget } from "../generate/new-widget.ts";
import { LaunchError } from "../launch-error.ts";
import { root } from "../places.ts";

const usage = `npm run new -- room <name> --title "<Title>"
    A room with one screen, named wherever a room must be named. Its words are then to be translated.
npm run new -- use-case <room>/<verb-noun>
    A verb with its four steps, and a test that nobody may do it before a rule says so.
npm run new -- query <room>/<name> [--table <table>]
    A question over one table, and a test that another company's rows are no answer.
npm run new -- widget <name> --title "<Title>"
    An element for other sites that shows one goal, and a journey on such a site.
npm run new -- connector <name> --kind <kind> --title "<Title>"
    A connector that reads one stream and passes the checks of the SDK. Kinds: ${Object.keys(connectorKinds).join(", ")}.`;

/** `npm run new -- <kind> …`: what it makes passes `npm run validate`. */
export async function makeNew(parameters: string[]): Promise<number> {
  if (parameters.length === 0 || parameters.includes("--help")) return (console.log(usage), 0);
  const written = applyChanges(root, changesFor(parameters));
  console.log(written.map((path) => `  ${path}`).join("\n"));
  return 0;
}

function changesFor([kind, place, ...options]: string[]): Change[] {
  if (kind === "room") return newRoom(readName(place, "time-off"), titleOf(options, "Time off"));
  if (kind === "widget") return newWidget(readName(place, "goal-streak"), titleOf(options, "Goal streak"));
  if (kind === "connector")
    return newConnector(readName(place, "acme-people"), kindOf(options), titleOf(options, "Acme People"));
  if (kind === "use-case") return inRoom(place, "goals/pause-goal", newUseCase);
  if (kind === "query")
    return inRoom(place, "goals/paused-goals", (room, name) =>
      newQuery(room, name, option(options, "--table") ?? "employee"),
    );
  throw new LaunchError(
    `There is nothing called "${kind}" to make; there are room, use-case, query, widget and connector.`,
  );
}

function titleOf(options: readonly string[], example: string): string {
  const title = option(options, "--title");
  if (!title) throw new LaunchError(`It needs its title: --title "${example}".`);
  return title;
}

function kindOf(options: readonly string[]): ConnectorKind {
  const kind = option(options, "--kind") ?? "";
  if (Object.hasOwn(connectorKinds, kind)) return kind as ConnectorKind;
  throw new LaunchError(`A connector needs its kind: --kind ${Object.keys(connectorKinds).join(" | ")}.`);
}

function inRoom(place: string | undefined, example: string, make: (room: Name, name: Name) => Change[]): Change[] {
  const { room, name } = readPlace(place, example);
  if (!existsSync(join(root, "app/modules", room.file))) throw new LaunchError(`There is no room "${room.file}".`);
  return make(room, name);
}

function option(words: readonly string[], name: string): string | undefined {
  const position = words.indexOf(name);
  return position >= 0 ? words[position + 1] : undefined;
}
