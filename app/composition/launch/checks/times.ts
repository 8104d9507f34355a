import type { FileTime } from "./part.ts";

/** What one part took, in seconds of the clock on the wall. */
export type PartTime = { name: string; seconds: number; files?: readonly FileTime[] | undefined };

export type Share = { name: string; seconds: number };

/** Seconds of `npm test` that a room may take of each of these parts; `tests/README.md` says why. */
export const roomBudget: Readonly<Record<string, number>> = { integration: 45, e2e: 45 };

/** Rooms made of several subjects, each of which has a budget of its own. */
const subjects: Readonly<Record<string, number>> = { goals: 2 };

/** The room that a test file speaks of, or the folder where it speaks of none. */
export function roomOf(file: string): string {
  const [, room] = /^(?:app\/modules|tests\/e2e)\/([\w-]+)\//.exec(file) ?? [];
  if (room) return room;
  const [top = "", below = ""] = file.split("/");
  return ["app", "tests"].includes(top) ? below : top;
}

/**
 * The part's seconds shared among its rooms as their files took them, longest first: files run beside each other, and so
 * their own seconds add up to more than passed.
 */
export function sharesOfRooms({ seconds, files = [] }: PartTime): Share[] {
  const all = sum(files);
  const rooms = Map.groupBy(files, ({ file }) => roomOf(file));
  return [...rooms]
    .map(([name, own]) => ({ name, seconds: all === 0 ? 0 : (sum(own) / all) * seconds }))
    .toSorted((one, other) => other.seconds - one.seconds);
}

/** One line for each room that took more than it may. */
export function overBudget(part: PartTime): string[] {
  const most = roomBudget[part.name];
  if (most === undefined) return [];
  return sharesOfRooms(part)
    .filter(({ name, seconds }) => seconds > most * (subjects[name] ?? 1))
    .map(
      ({ name, seconds }) =>
        `over budget: ${name} takes ${seconds.toFixed(0)} s of ${part.name}, and may take ${most * (subjects[name] ?? 1)} s`,
    );
}

/** Where the time of a part went: its rooms, and its ten slowest files. */
export function timesText(part: PartTime): string {
  if (!part.files?.length) return "";
  const rooms = sharesOfRooms(part).map(({ name, seconds }) => `${name} ${seconds.toFixed(0)}`);
  const slowest = slowestFiles(part).map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s  ${file}`);
  return [`${part.name}, seconds a room: ${rooms.join(", ")}`, ...slowest].join("\n");
}

export function slowestFiles({ files = [] }: PartTime, count = 10): FileTime[] {
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}

function sum(files: readonly FileTime[]): number {
  return files.reduce((all, { seconds }) => all + seconds, 0);
}
