import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { ensureBuild } from "../build.ts";
import { serverEnvironment } from "../environment.ts";
import { root } from "../places.ts";
import { holdCluster } from "../postgres/hold-cluster.ts";
import { step } from "../progress.ts";
import { runShown } from "../run-shown.ts";

/** `npm run bench`: tests/bench/run.ts on a fresh database of its own, removed at the end. It parses `--help` itself. */
export async function bench(parameters: string[], stop: AbortSignal): Promise<number> {
  const call = [join(root, "tests/bench/run.ts"), ...parameters];
  if (parameters.includes("--help")) return runShown(process.execPath, call, {}, stop);
  await ensureBuild(stop);
  const home = mkdtempSync(join(tmpdir(), "cairn-bench-"));
  const cluster = await step("Opened a fresh database", (tell) => holdCluster({ home, removed: true }, tell));
  try {
    const environment = { ...serverEnvironment(cluster.url, true), CAIRN_ADMIN_DATABASE_URL: cluster.adminUrl };
    return await runShown(process.execPath, call, environment, stop);
  } finally {
    await cluster.release();
  }
}
