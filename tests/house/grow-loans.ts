import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { languages } from "#app/platform/i18n/languages.ts";
import { root } from "./tree.ts";

const grown = join(root, "tests/house/grown-room");

/**
 * Makes of a room as it is generated one with a person, money, a state with moves, a questionnaire answered without a name,
 * long work and mails: what a colleague would write next. `copy` is a copy of the project in which the room was made.
 */
export function growLoans(copy: string): void {
  for (const template of globSync("**/*.template", { cwd: grown })) {
    const text = readFileSync(join(grown, template), "utf8");
    const path = join(copy, template.slice(0, -".template".length));
    if (template.startsWith("migrations/")) growMigration(copy, text);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  for (const language of languages) {
    const words = join(copy, "app/modules/loans/strings");
    if (language !== "en") cpSync(join(words, "en.json"), join(words, `${language}.json`));
  }
}

function growMigration(copy: string, text: string): void {
  const [path = ""] = globSync("migrations/tenant/*-loans.ts", { cwd: copy });
  const [, version = ""] = /(\d{4})-loans/.exec(path) ?? [];
  writeFileSync(join(copy, path), text.replace("__VERSION__", String(Number(version))));
}
