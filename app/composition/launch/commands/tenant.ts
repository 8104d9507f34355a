import { ensureBuild, serverProgram } from "../build.ts";
import { asksForHelp } from "../command-line/read-words.ts";
import { openDatabase } from "../database.ts";
import { isDemo, serverEnvironment } from "../environment.ts";
import { runShown } from "../run-shown.ts";

/**
 * `npm run tenant -- <action>`: joins the running PostgreSQL, or starts it for as long as the action takes. What was
 * typed is read by the built server, which has the same commands in production.
 */
export async function runTyped(typed: string[], stop: AbortSignal): Promise<number> {
  await ensureBuild(stop);
  const call = [serverProgram, "tenant", ...typed];
  if (typed.length === 0 || asksForHelp(typed)) return runShown(process.execPath, call, {}, stop);
  const database = await openDatabase(() => undefined);
  try {
    return await runShown(process.execPath, call, serverEnvironment(database.url, isDemo(false)), stop);
  } finally {
    await database.release();
  }
}
