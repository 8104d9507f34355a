import { ensureBuild, serverProgram } from "../build.ts";
import { openDatabase } from "../database.ts";
import { isDemo, serverEnvironment } from "../environment.ts";
import { runShown } from "../run-shown.ts";

/** `npm run tenant -- <action>`: joins the running PostgreSQL, or starts it for as long as the action takes. */
export async function tenant(parameters: string[], stop: AbortSignal): Promise<number> {
  await ensureBuild(stop);
  const call = [serverProgram, "tenant", ...parameters];
  if (parameters.length === 0 || parameters.includes("--help")) return runShown(process.execPath, call, {}, stop);
  const database = await openDatabase(() => undefined);
  try {
    return await runShown(process.execPath, call, serverEnvironment(database.url, isDemo([])), stop);
  } finally {
    await database.release();
  }
}
