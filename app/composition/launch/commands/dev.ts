import { join } from "node:path";
import { openDatabase } from "../database.ts";
import { serverEnvironment } from "../environment.ts";
import { root } from "../places.ts";
import { step } from "../progress.ts";
import { runShown } from "../run-shown.ts";

const help = `npm run dev

Starts PostgreSQL (or uses DATABASE_URL) and the development server with hot reload on PORT (default 3000).`;

/** `npm run dev`. */
export async function dev(parameters: string[], stop: AbortSignal): Promise<number> {
  if (parameters.includes("--help")) return (console.log(help), 0);
  const database = await step("Opened the database", openDatabase);
  try {
    const environment = { ...serverEnvironment(database.url, true), NODE_ENV: "development" };
    const code = await runShown(
      process.execPath,
      [join(root, "app/composition/dev.ts"), ...parameters],
      environment,
      stop,
    );
    return stop.aborted ? 0 : code;
  } finally {
    await database.release();
  }
}
