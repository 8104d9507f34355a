import type { Application } from "./application.ts";
import { runCommand } from "./run-command.ts";

/** `node build/server.js <mode> …`: one bundle, several ways to run. */
export async function main(words: readonly string[]): Promise<void> {
  const outcome = await runCommand(words, {
    environment: process.env,
    say: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
    onOpen: (application) => {
      endWithParent(application);
      surviveRequests(application);
    },
  });
  if (outcome !== "stay") process.exit(outcome);
}

/** One request that went wrong in an unforeseen way must not end the answers to all others. */
function surviveRequests({ logger }: Application): void {
  process.on("unhandledRejection", (error) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    logger.error({ err: { message, stack } }, "a failure that nobody handled");
  });
}

/** Ends on a signal, and when the process that started it is gone. */
function endWithParent(application: Application): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), 8_000).unref();
    await application.stop();
    await application.close();
    process.exit(0);
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  process.once("disconnect", end);
}
