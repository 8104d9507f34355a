import { ensureBuild } from "../build.ts";
import type { CommandShape } from "../command-line/shape.ts";

export const shape: CommandShape = {
  about:
    "Builds what runs in production, where the sources changed since the last build: node build/server.js " +
    "web, and node build/server.js worker.",
};

/** `npm run build`. */
export async function run(_: unknown, stop: AbortSignal): Promise<number> {
  await ensureBuild(stop);
  return 0;
}
