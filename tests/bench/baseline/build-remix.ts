import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../places.ts";

/** Builds B1 by its own Vite configuration. */
export async function buildRemix(): Promise<void> {
  const remix = join(root, "node_modules", "@remix-run", "dev", "dist", "cli.js");
  await promisify(execFile)(process.execPath, [remix, "vite:build", join(import.meta.dirname, "remix")], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
}
