import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { runTool } from "../checks/tool.ts";
import { helpOfGroup, helpText } from "../command-line/help-text.ts";
import { asksForHelp, readWords, requireKnown } from "../command-line/read-words.ts";
import { UsageError, type CommandShape, type OptionShapes } from "../command-line/shape.ts";
import { LaunchError } from "../launch-error.ts";
import { root } from "../places.ts";
import { runTyped as make } from "./new.ts";

const name = { name: "connector", about: "the name of its folder in plugins/" };
const source = {
  sample: { about: "asks the source of its own tests, on this machine" },
  settings: { value: "file", about: "its settings as JSON, for a real source" },
  secret: { value: "file", about: "a file that holds the secret, for a real source" },
} as const;

const acts = {
  create: { about: "Makes a connector that passes all checks.", words: [name] },
  dev: {
    about: "Runs a connector on this machine: its form, a check, the rows it reads and what it logs.",
    words: [name],
    options: { ...source, port: { value: "port", about: "where the page is; 4700 where nothing is said" } },
  },
  record: {
    about: "Writes what a source answers to a tape that tests play back; it holds no secret.",
    words: [name],
    options: { ...source, to: { value: "file", about: "the tape" } },
  },
  verify: {
    about: "Runs the checks every connector passes, and its own tests.",
    words: [name],
    options: {
      json: { value: "file", about: "writes what came of each check as JSON" },
      junit: { value: "file", about: "writes it as JUnit XML" },
    },
    failure: "something failed",
  },
  pack: {
    about: "Bundles a connector into one signed file that other installations run.",
    words: [name],
    options: {
      publisher: { value: "name", about: "whose public key the server knows as <name>.pem" },
      key: { value: "file", about: "the publisher's Ed25519 key, PEM" },
      to: { value: "folder", about: "where its folder is put: that of CAIRN_CONNECTORS" },
    },
  },
} satisfies Record<string, CommandShape>;

const call = "npm run connector --";
type Options = Readonly<Record<string, string | boolean | undefined>>;

/** `npm run connector -- create|dev|record|verify|pack <name> …`. */
export async function runTyped([act, ...typed]: string[], stop: AbortSignal): Promise<number> {
  if (act === undefined || act === "--help")
    return (console.log(helpOfGroup("Makes, tries, tests and packs a connector.", acts, call)), 0);
  requireKnown(act, Object.keys(acts), "act called");
  const known = act as keyof typeof acts;
  if (known === "create") return make(["connector", ...typed]);
  const shape: CommandShape<OptionShapes> = acts[known];
  if (asksForHelp(typed)) return (console.log(helpText(shape, `${call} ${act}`)), 0);
  const { words, options } = readWords(shape, typed, `${call} ${act}`);
  const folder = folderOf(words[0] ?? "");
  if (known === "verify") return verify(words[0]!, options, stop);
  return runScript(`sdk/cli/${known}-connector.ts`, givenTo(known, folder, options), stop);
}

function folderOf(connector: string): string {
  const folders = existsSync(join(root, "plugins")) ? readdirSync(join(root, "plugins"), { withFileTypes: true }) : [];
  const names = folders.filter((each) => each.isDirectory()).map((each) => each.name);
  if (names.length === 0) throw new LaunchError(`There is no connector yet: ${call} create makes one.`);
  requireKnown(connector, names, "connector");
  return join(root, "plugins", connector);
}

function verify(connector: string, options: Options, stop: AbortSignal): Promise<number> {
  const reports = (["json", "junit"] as const).flatMap((kind) =>
    options[kind] ? [`--reporter=${kind}`, `--outputFile.${kind}=${String(options[kind])}`] : [],
  );
  const written = reports.length > 0 ? ["--reporter=default", ...reports] : [];
  return runTool("vitest", ["run", "--project", "unit", ...written, `plugins/${connector}/`], stop);
}

/** What a script is told: a folder, and its options as JSON. */
function givenTo(act: "dev" | "record" | "pack", folder: string, options: Options): string[] {
  const needed = act === "pack" ? ["publisher", "key", "to"] : act === "record" ? ["to"] : [];
  const missing = needed.filter((each) => !options[each]);
  if (missing.length > 0) throw new UsageError(`${missing.map((each) => `--${each}`).join(" and ")} is needed.`);
  if (act !== "pack" && !options["sample"] && !(options["settings"] && options["secret"]))
    throw new UsageError("Either --sample, or --settings and --secret, says which source is asked.");
  const paths = ["key", "to", "settings", "secret"].flatMap((each) =>
    typeof options[each] === "string" ? [[each, resolve(options[each])] as const] : [],
  );
  return [folder, JSON.stringify({ ...options, ...Object.fromEntries(paths) })];
}

function runScript(script: string, typed: string[], stop: AbortSignal): Promise<number> {
  const asked = ["--no-warnings", join(root, script), ...typed];
  const running = spawn(process.execPath, asked, { stdio: "inherit", cwd: root, signal: stop });
  return new Promise((done) => {
    running.on("exit", (code) => done(code ?? 1));
    running.on("error", () => done(stop.aborted ? 0 : 1));
  });
}
