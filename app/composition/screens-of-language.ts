import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { AllScreens } from "#app/shell/navigation.ts";
import { screensInWords } from "#app/shell/screens-in-words.ts";
import { rooms } from "./rooms.ts";

const app = join(import.meta.dirname, "..");

/** The screens of the navigation in one language, as the build writes them into a file of its own for the browser. */
export function screensOfLanguage(language: string): AllScreens {
  const files = globSync(`{modules/*,shell,platform}/strings/${language}.json`, { cwd: app });
  const strings = files.map((file) => [
    basename(dirname(dirname(file))),
    JSON.parse(readFileSync(join(app, file), "utf8")) as object,
  ]);
  return screensInWords(rooms, Object.fromEntries(strings) as Record<string, object>);
}
