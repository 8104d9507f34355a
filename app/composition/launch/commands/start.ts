import { openDatabase, type Database } from "../database.ts";
import { ensureBuild } from "../build.ts";
import type { CommandShape, Given } from "../command-line/shape.ts";
import { isDemo, serverEnvironment } from "../environment.ts";
import { LaunchError } from "../launch-error.ts";
import { logFile } from "../places.ts";
import { prepare, type SignIn } from "../prepare.ts";
import { step } from "../progress.ts";
import { startServer, type ServerProcess } from "../server-process.ts";
import { stopped } from "../stop-signal.ts";

export const shape = {
  about:
    "Builds if needed, starts PostgreSQL (or uses DATABASE_URL), migrates, makes the demo companies on the " +
    "first run, and serves on PORT, 3000 where nothing is said. Ctrl-C stops everything.",
  options: { demo: { about: "makes the demo companies although NODE_ENV is production" } },
} satisfies CommandShape;

/** `npm start`. Answers 0 when it was asked to stop. */
export async function run({ options }: Given<typeof shape.options>, stop: AbortSignal): Promise<number> {
  const build = await ensureBuild(stop);
  const database = await step("Opened the database", openDatabase);
  try {
    await serve(build, database, isDemo(options.demo), stop);
    return 0;
  } catch (failure) {
    if (stop.aborted) return 0;
    throw failure;
  } finally {
    await database.release();
    if (stop.aborted) console.log("  Stopped");
  }
}

async function serve(build: string, database: Database, demo: boolean, stop: AbortSignal): Promise<void> {
  const environment = serverEnvironment(database.url, demo);
  const signIns = await prepare(build, database, environment, stop);
  const log = logFile("server");
  const server = await step("Started web and worker", () => startServer(environment, log));
  try {
    printAddress(server.url, signIns, log);
    await untilOver(server, database, log, stop);
  } finally {
    await server.stop();
  }
}

async function untilOver(server: ServerProcess, database: Database, log: string, stop: AbortSignal): Promise<void> {
  const over = await Promise.race([
    stopped(stop).then(() => undefined),
    database.lost,
    server.ended.then((code) => `The server ended by itself (exit code ${code}); its log is ${log}.`),
  ]);
  if (over && !stop.aborted) throw new LaunchError(over);
}

function printAddress(url: string, signIns: SignIn[], log: string): void {
  console.log(`\n  Cairn is ready: ${url}\n`);
  if (signIns.length > 0) console.log(`${table(signIns)}\n`);
  console.log(`  Log: ${log}\n  Ctrl-C stops everything.`);
}

function table(signIns: SignIn[]): string {
  const rows = [["Company", "Sign in as", "Password"], ...signIns.map((one) => [one.company, one.email, one.password])];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("   ")}`).join("\n");
}
