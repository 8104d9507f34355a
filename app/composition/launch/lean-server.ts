import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithEsbuild } from "vite";
import { sourcePlaces, type SourceMap } from "./source-places.ts";

/** Characters a line of the built server has at most, so that what reads it line by line is not handed a file in one. */
const lineLimit = 200;

/**
 * Writes the server's files with less to keep: V8 holds the source of all it runs, in two bytes a character as soon as one
 * of them is beyond Latin. So spaces and comments go, and such characters are spelled out wherever that makes a file smaller.
 * Names stay as they were written, for errors, logs and entities. `below` is where the folder lies in the project; in place of
 * each file's map a table stays beside it that says where its lines come from.
 */
export async function leanServer(folder: string, below: string): Promise<void> {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".js"))) {
    const file = join(folder, name);
    const before = JSON.parse(readFileSync(`${file}.map`, "utf8")) as SourceMap;
    const { code, map } = await lean(readFileSync(file, "utf8"), name, before);
    writeFileSync(file, code);
    writeFileSync(`${file}.places`, sourcePlaces(map, below));
    rmSync(`${file}.map`);
  }
}

/** `before` says where the code comes from, where it is not a source itself. */
export async function lean(
  code: string,
  fileName: string,
  before?: SourceMap,
): Promise<{ code: string; map: SourceMap }> {
  const options = {
    loader: "js",
    target: "node24",
    format: "esm",
    minify: false,
    minifyWhitespace: true,
    minifySyntax: false,
    minifyIdentifiers: false,
    keepNames: false,
    treeShaking: false,
    legalComments: "none",
    charset: isSmallerSpelledOut(code) ? "ascii" : "utf8",
    lineLimit,
    sourcemap: true,
  } as const;
  const made = await transformWithEsbuild(spelledOut(code), fileName, options, before);
  return { code: made.code, map: made.map as SourceMap };
}

const beyondLatin = /[^\u0000-\u00ff]/;
/** What esbuild leaves as it is, in patterns for instance; one that a backslash stands before is left. */
const eachBeyondLatin = /(?<!\\)[^\u0000-\u00ff]/g;

function spelledOut(code: string): string {
  if (!isSmallerSpelledOut(code)) return code;
  return code.replace(eachBeyondLatin, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Six bytes for each such character against one more for all; most of a file in Hindi is best left alone. */
function isSmallerSpelledOut(code: string): boolean {
  if (!beyondLatin.test(code)) return false;
  return (code.match(eachBeyondLatin) ?? []).length * 5 < code.length;
}
