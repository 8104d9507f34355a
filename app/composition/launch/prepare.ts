import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serverProgram } from "./build.ts";
import type { Database } from "./database.ts";
import type { Environment } from "./environment.ts";
import { LaunchError } from "./launch-error.ts";
import { dataFolder, logFile, root } from "./places.ts";
import { step } from "./progress.ts";
import { runToEnd } from "./run-to-end.ts";

/** One line of the table that is printed at the end of a start. */
export interface SignIn {
  email: string;
  company: string;
  password: string;
}

interface Prepared {
  build: string;
  database: string;
  demo: boolean;
  signIns: SignIn[];
}

/**
 * Migrates and, in a demo, seeds: `build/server.js prepare`. It reports by lines on its output: `progress <text>`
 * and `sign-in <email> <company> <password>`. What the same build has prepared in the same embedded database is not prepared again.
 */
export async function prepare(
  build: string,
  database: Database,
  environment: Environment,
  stop: AbortSignal,
): Promise<SignIn[]> {
  const file = join(dataFolder(), "prepared.json");
  const demo = environment["CAIRN_DEMO"] === "1";
  const known = readPrepared(file);
  const same = known?.build === build && known.database === database.identity && known.demo === demo;
  if (same) return known.signIns;
  rmSync(file, { force: true });
  const signIns = await runPrepare(environment, stop);
  const prepared = { build, database: database.identity, demo, signIns };
  if (database.identity) writeFileSync(file, JSON.stringify(prepared), { mode: 0o600 });
  return signIns;
}

function runPrepare(environment: Environment, stop: AbortSignal): Promise<SignIn[]> {
  return step("Prepared the data", async (tell) => {
    const signIns: SignIn[] = [];
    const log = logFile("prepare");
    const onLine = (line: string) => {
      if (line.startsWith("progress ")) tell(line.slice("progress ".length));
      if (line.startsWith("sign-in ")) signIns.push(readSignIn(line));
    };
    const env = { ...process.env, ...environment };
    const { code, tail } = await runToEnd(process.execPath, [serverProgram, "prepare"], {
      cwd: root,
      env,
      log,
      onLine,
      stop,
    });
    if (code !== 0) throw new LaunchError(`Preparing the data failed; all of it stands in ${log}.`, tail);
    return signIns;
  });
}

function readSignIn(line: string): SignIn {
  const [, email = "", company = "", password = ""] = line.split(" ");
  return { email, company, password };
}

function readPrepared(file: string): Prepared | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Prepared;
  } catch {
    return undefined;
  }
}
