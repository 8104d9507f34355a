#!/usr/bin/env node
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";

type Act = { needed: readonly string[]; optional: readonly string[]; asksSource?: true; about: string };

const acts: Record<string, Act> = {
  create: {
    needed: ["kind", "title"],
    optional: [],
    about: 'makes a connector that passes all checks: create acme-people --kind hr --title "Acme People"',
  },
  verify: { needed: [], optional: ["json", "junit"], about: "runs the checks every connector passes" },
  dev: {
    needed: [],
    optional: ["port"],
    asksSource: true,
    about: "shows its form, a check, the rows it reads and what it logs",
  },
  record: { needed: ["to"], optional: [], asksSource: true, about: "writes what a source answers to a tape" },
  pack: {
    needed: ["publisher", "key", "to"],
    optional: [],
    about: "bundles it into one signed file; needs vite beside this package",
  },
};
const filesRead = ["key", "settings", "secret"];
const files = [...filesRead, "to", "json", "junit"];

/** `cairn-connector <act> [folder] …`: the folder is the one it is called in where none is named. */
const [name = "", ...typed] = process.argv.slice(2);
const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
if (act === undefined) {
  console.log(`cairn-connector <act> [folder] …\n\n${Object.entries(acts).map(lineOf).join("\n")}`);
  process.exitCode = name === "" || name === "--help" ? 0 : 2;
} else {
  const read = readTyped(act, typed);
  if (typeof read === "string") {
    console.error(`cairn-connector ${name}: ${read}`);
    process.exitCode = 2;
  } else run(name, read.folder, read.options);
}

function lineOf([each, { needed, optional, asksSource, about }]: [string, Act]): string {
  const source = asksSource ? ["(--sample | --settings <file> --secret <file>)"] : [];
  const words = [...needed.map((word) => `--${word} …`), ...source, ...optional.map((word) => `[--${word} …]`)];
  return `  ${each} ${words.join(" ")}\n      ${about}`;
}

type Typed = { folder: string; options: Record<string, string | boolean> };

/** What was typed, with paths made whole; or, in a sentence, what is wrong with it. */
function readTyped({ needed, optional, asksSource }: Act, words: string[]): Typed | string {
  const named = [...needed, ...optional, ...(asksSource ? ["settings", "secret"] : [])];
  const options: NonNullable<ParseArgsConfig["options"]> = Object.fromEntries(
    named.map((each) => [each, { type: "string" }]),
  );
  if (asksSource) Object.assign(options, { sample: { type: "boolean" } });
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const missing = needed.filter((each) => !values[each]);
    if (missing.length > 0) return `${missing.map((each) => `--${each}`).join(" and ")} is needed.`;
    if (asksSource && !values["sample"] && !(values["settings"] && values["secret"]))
      return "Either --sample, or --settings and --secret, says which source is asked.";
    const whole = Object.entries(values).map(([each, value]) => [
      each,
      files.includes(each) ? resolve(String(value)) : value,
    ]);
    const absent = whole.find(([each, value]) => filesRead.includes(String(each)) && !existsSync(String(value)));
    if (absent) return `--${String(absent[0])} names a file, and there is none at ${String(absent[1])}.`;
    return { folder: resolve(positionals[0] ?? "."), options: Object.fromEntries(whole) as Typed["options"] };
  } catch (error) {
    return (error as Error).message;
  }
}

/** Each act is a script of its own beside this one. */
function run(act: string, folder: string, options: Typed["options"]): void {
  const script = join(import.meta.dirname, `${act}-connector${extname(import.meta.filename)}`);
  const running = spawn(process.execPath, ["--no-warnings", script, folder, JSON.stringify(options)], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void running.kill(signal));
  running.on("exit", (code) => (process.exitCode = code ?? 1));
}
