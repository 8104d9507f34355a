import { existsSync } from "node:fs";
import { join } from "node:path";
import { applyChanges, type Change } from "../generate/change.ts";
import { readName, readPlace, type Name } from "../generate/names.ts";
import { newQuery } from "../generate/new-query.ts";
import { newRoom } from "../generate/new-room.ts";
import { newUseCase } from "../generate/new-use-case.ts";
import { LaunchError } from "../launch-error.ts";
import { root } from "../places.ts";

const usage = `npm run new -- room <name> --title "<Title>"
    A room with one screen, named wherever a room must be named. Its words are then to be translated.
npm run new -- use-case <room>/<verb-noun>
    A verb with its four steps, and a test that nobody may do it before a rule says so.
npm run new -- query <room>/<name> [--table <table>]
    A question over one table, and a test that another company's rows are no answer.`;

/** `npm run new -- <kind> …`: what it makes passes `npm run validate`. */
export async function makeNew(parameters: string[]): Promise<number> {
  if (parameters.length === 0 || parameters.includes("--help")) return console.log(usage), 0;
  const written = applyChanges(root, changesFor(parameters));
  console.log(written.map((path) => `  ${path}`).join("\n"));
  return 0;
}

function changesFor([kind, place, ...options]: string[]): Change[] {
  if (kind === "room") {
    const title = option(options, "--title");
    if (!title) throw new LaunchError('A room needs its title: --title "Time off".');
    return newRoom(readName(place, "time-off"), title);
  }
  if (kind === "use-case") return inRoom(place, "goals/pause-goal", newUseCase);
  if (kind === "query") return inRoom(place, "goals/paused-goals", (room, name) => newQuery(room, name, option(options, "--table") ?? "employee"));
  throw new LaunchError(`There is nothing called "${kind}" to make; there are room, use-case and query.`);
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
