import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { PackageName } from "./build-package.ts";

/**
 * Makes a compiled file one that any bundler, browser and compiler reads: types name files that are there, and the texts of
 * the widgets are modules like all others. Nothing else is touched: files of the SDK hold code of connectors as text.
 */
export function forOthers(file: string, name: PackageName): void {
  const text = readFileSync(file, "utf8");
  const isWidget = name === "widgets" || name === "widgets-react";
  if (file.endsWith(".json")) return asModule(file, JSON.parse(text) as Record<string, string>);
  let own = file.endsWith(".d.ts") ? text.replaceAll(/(?<=["'])(\.[^"']+)\.ts(?=["'])/g, "$1.js") : text;
  if (isWidget)
    own = own
      .replaceAll(/"(\.[^"]+\.json)" with \{ type: "json" \}/g, '"$1.js"')
      .replaceAll(/"(\.[^"]+\.json)", \{ with: \{ type: "json" \} \}/g, '"$1.js"')
      .replaceAll(/"(\.[^"]+\.json)"/g, '"$1.js"');
  if (name === "widgets-react") own = own.replaceAll(/"\.\.\/[\w-]+\/([\w-]+)\.js"/g, '"@cairn/widgets/$1"');
  writeFileSync(file, own);
}

/** `de.json` becomes `de.json.js` with its types. */
function asModule(file: string, words: Record<string, string>): void {
  const fields = Object.keys(words).map((key) => `  ${JSON.stringify(key)}: string;\n`);
  writeFileSync(`${file}.js`, `export default ${JSON.stringify(words, null, 2)};\n`);
  writeFileSync(`${file}.d.ts`, `declare const words: {\n${fields.join("")}};\nexport default words;\n`);
  rmSync(file);
}
