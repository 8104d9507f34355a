import type { Application } from "./application.ts";
import { runCommand } from "./run-command.ts";

/** `node build/server.js <mode> …`: one bundle, several ways to run. */
export async function main(words: readonly string[]): Promise<void> {
  const outcome = await runCommand(words, {
    environment: process.env,
    say: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
    onOpen: endWithParent,
  });
  if (outcome !== "stay") process.exit(outcome);
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
