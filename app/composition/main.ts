import cluster from "node:cluster";
import { closePrototypes } from "#app/platform/http/own-properties.ts";
import type { Application } from "./application.ts";
import { onEnd } from "./on-end.ts";
import { serveByProcesses, sharesOf } from "./web-processes.ts";

/** `node build/server.js <mode> …`: one bundle, several ways to run. */
export async function main(words: readonly string[]): Promise<void> {
  closePrototypes();
  const shares = cluster.isPrimary ? sharesOf(words, process.env) : null;
  if (shares) return serveByProcesses(shares);
  // Who only keeps others running holds nothing of the product.
  const { runCommand } = await import("./run-command.ts");
  const outcome = await runCommand(words, {
    environment: process.env,
    say: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
    repeats: (cluster.worker?.id ?? 1) > 1,
    onOpen: (application) => {
      endWithParent(application);
      surviveFaults(application);
    },
  });
  if (outcome !== "stay") process.exit(outcome);
}

/** A process that fails this often in a minute is broken itself, and whoever keeps it running starts it anew. */
const mostFaultsPerMinute = 20;

/**
 * One request, listener or timer that went wrong in an unforeseen way must not end the answers to all others: every unit of
 * work is a transaction of its own, which is undone where it was left.
 */
function surviveFaults({ logger }: Application): void {
  let recent: number[] = [];
  const note = (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    logger.error({ err: { message, stack } }, "a failure that nobody handled");
    const now = Date.now();
    recent = [...recent.filter((at) => at > now - 60_000), now];
    if (recent.length > mostFaultsPerMinute) process.exit(1);
  };
  process.on("unhandledRejection", note);
  process.on("uncaughtException", note);
}

function endWithParent(application: Application): void {
  onEnd(async () => {
    setTimeout(() => process.exit(1), 8_000).unref();
    await application.stop();
    await application.close();
  });
}
