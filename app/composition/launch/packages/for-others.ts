import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { PackageName } from "./build-package.ts";

/**
 * Makes a compiled file one that any bundler, browser and compiler reads: types name files that are there, and texts in JSON
 * are modules like all others.
 */
export function forOthers(file: string, name: PackageName): void {
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".json")) return asModule(file, JSON.parse(text) as Record<string, string>);
  const own = text
    .replaceAll(/(?<=["'])(\.[^"']+)\.ts(?=["'])/g, "$1.js")
    .replaceAll(/(\.json)(["'])(?:, | )(?:with )?\{ ?(?:with: \{ )?type: ["']json["'] \}(?: ?\})?/g, "$1.js$2")
    .replaceAll(/(?<=["']\.[^"']+\.json)(?=["'])/g, ".js");
  writeFileSync(
    file,
    name === "widgets-react" ? own.replaceAll(/"\.\.\/[\w-]+\/([\w-]+)\.js"/g, '"@cairn/widgets/$1"') : own,
  );
}

function asModule(file: string, words: Record<string, string>): void {
  const fields = Object.keys(words).map((key) => `  ${JSON.stringify(key)}: string;\n`);
  writeFileSync(`${file}.js`, `export default ${JSON.stringify(words, null, 2)};\n`);
  writeFileSync(`${file}.d.ts`, `declare const words: {\n${fields.join("")}};\nexport default words;\n`);
  rmSync(file);
}
