import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LaunchError } from "../launch-error.ts";

/**
 * A file to be made, or one line to be put into a file that is there, before the first line that reads like `before`,
 * looked for below one that reads like `after`.
 */
export type Change =
  | { path: string; text: string }
  | { path: string; line: string; before: RegExp; after?: RegExp }
  | { path: string; item: string; list: RegExp };

/** Does all changes or none: a file that exists, or one that reads otherwise than expected, stops it before anything is written. */
export function applyChanges(root: string, changes: readonly Change[]): string[] {
  const written = new Map<string, string>();
  const read = (path: string) => written.get(path) ?? readFileSync(join(root, path), "utf8");
  for (const change of changes) {
    if ("text" in change) {
      if (existsSync(join(root, change.path)))
        throw new LaunchError(`${change.path} exists already; nothing was written.`);
      written.set(change.path, change.text);
    } else
      written.set(
        change.path,
        "line" in change ? withLine(change, read(change.path)) : withItem(change, read(change.path)),
      );
  }
  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...written.keys()];
}

function withLine(
  { path, line, before, after }: { path: string; line: string; before: RegExp; after?: RegExp },
  text: string,
): string {
  const lines = text.split("\n");
  const from = after ? lines.findIndex((each) => after.test(each)) : 0;
  const place = from < 0 ? -1 : lines.findIndex((each, position) => position >= from && before.test(each));
  if (place < 0) throw new LaunchError(`${path} has no line like ${before}; nothing was written.`);
  return lines.toSpliced(place, 0, line).join("\n");
}

/** Adds to the end of a list in brackets, whether it stands in one line or in several. */
function withItem({ path, item, list }: { path: string; item: string; list: RegExp }, text: string): string {
  const found = list.exec(text);
  if (!found) throw new LaunchError(`${path} has no list like ${list}; nothing was written.`);
  const end = text.indexOf("]", found.index + found[0].length);
  const inner = text.slice(0, end).trimEnd().replace(/,$/, "");
  return `${inner}, ${item}${text.slice(end)}`;
}
