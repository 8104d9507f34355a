import { join } from "node:path";
import type { CommandShape } from "../command-line/shape.ts";
import { openDatabase } from "../database.ts";
import { serverEnvironment } from "../environment.ts";
import { root } from "../places.ts";
import { step } from "../progress.ts";
import { runShown } from "../run-shown.ts";

export const shape: CommandShape = {
  about:
    "Starts PostgreSQL (or uses DATABASE_URL) and the development server with hot reload on PORT, 3000 where nothing is said.",
};

/** `npm run dev`. */
export async function run(_: unknown, stop: AbortSignal): Promise<number> {
  const database = await step("Opened the database", openDatabase);
  try {
    const environment = { ...serverEnvironment(database.url, true), NODE_ENV: "development" };
    const code = await runShown(process.execPath, [join(root, "app/composition/dev.ts")], environment, stop);
    return stop.aborted ? 0 : code;
  } finally {
    await database.release();
  }
}
