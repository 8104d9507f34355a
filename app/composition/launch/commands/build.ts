import { ensureBuild } from "../build.ts";

const help = `npm run build

Builds what runs in production: node build/server.js web, and node build/server.js worker.`;

/** `npm run build`: only where the sources changed since the last one. */
export async function build(parameters: string[], stop: AbortSignal): Promise<number> {
  if (parameters.includes("--help")) return (console.log(help), 0);
  await ensureBuild(stop);
  return 0;
}
