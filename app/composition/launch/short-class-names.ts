import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Without vowels no name is a word: blockers of advertisements hide elements whose class is "ad". */
const first = "bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ";
const others = `${first}0123456789-_`;
const length = 3;

/** All that a style sheet might give a name to; what is none of its classes takes a name and harms nothing. */
const classInSheet = /\.(-?[A-Za-z_][\w-]*)/g;

/**
 * Names of classes in three letters, for a page holds a thousand of them. A name is made of its file and of what it is called
 * there, so that it stays while others come and go; where two would be alike, one takes the next letters of its digest.
 * Names that stand in no sheet, such as those of animations, are longer.
 */
export function shortClassNames(project: string): (name: string, file: string) => string {
  const sheets = globSync("app/**/*.module.css", { cwd: project }).sort();
  const names = sheets.flatMap((sheet) =>
    [
      ...new Set(Array.from(readFileSync(join(project, sheet), "utf8").matchAll(classInSheet), ([, name]) => name!)),
    ].map((name) => idOf(join(project, sheet), name)),
  );
  const short = namesFor(names);
  return (name, file) => short.get(idOf(file, name)) ?? `_${digestOf(idOf(file, name)).toString("hex").slice(0, 6)}`;

  function idOf(file: string, name: string): string {
    return `${file.split("?")[0]!.replaceAll("\\", "/").slice(project.length)} ${name}`;
  }
}

/** One name each, different from all others. */
export function namesFor(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const id of ids) {
    const bytes = [...digestOf(id)];
    while (bytes.length >= length && taken.has(lettersOf(bytes))) bytes.shift();
    const name = lettersOf(bytes);
    if (name.length < length || taken.has(name)) throw new Error(`No short class name is left for ${id}.`);
    taken.add(name);
    names.set(id, name);
  }
  return names;
}

function lettersOf(bytes: readonly number[]): string {
  return bytes
    .slice(0, length)
    .map((byte, place) => (place === 0 ? first : others).charAt(byte % (place === 0 ? first : others).length))
    .join("");
}

function digestOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
