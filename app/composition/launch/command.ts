// Runs under the pinned Node with the dependencies installed; run.mjs sees to both.
import { helpText } from "./command-line/help-text.ts";
import { asksForHelp, readWords } from "./command-line/read-words.ts";
import { exitCodes, UsageError, type CommandShape, type Given } from "./command-line/shape.ts";
import { LaunchError } from "./launch-error.ts";
import { stopSignal } from "./stop-signal.ts";

/** A command answers with its exit code. */
type Command =
  | { shape: CommandShape; run(given: Given<never>, stop: AbortSignal): Promise<number> }
  /** Reads what was typed itself: each of its own commands has another shape. */
  | { runTyped(typed: string[], stop: AbortSignal): Promise<number> };

const commands: Record<string, () => Promise<Command>> = {
  start: () => import("./commands/start.ts"),
  build: () => import("./commands/build.ts"),
  dev: () => import("./commands/dev.ts"),
  tenant: () => import("./commands/tenant.ts"),
  bench: () => import("./commands/bench.ts"),
  test: () => import("./commands/test.ts"),
  connector: () => import("./commands/connector.ts"),
  tour: () => import("./commands/tour.ts"),
  validate: () => import("./commands/validate.ts"),
  new: () => import("./commands/new.ts"),
};

const [name = "", ...typed] = process.argv.slice(2);

try {
  const load = commands[name];
  if (!load) throw new LaunchError(`There is no command "${name}"; there are ${Object.keys(commands).join(", ")}.`);
  process.exitCode = await runCommand(await load());
} catch (failure) {
  report(failure);
  process.exitCode = failure instanceof UsageError ? exitCodes.misused : exitCodes.failed;
}

async function runCommand(command: Command): Promise<number> {
  const call = ["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`;
  if ("runTyped" in command) return command.runTyped(typed, stopSignal());
  if (asksForHelp(typed)) return (console.log(helpText(command.shape, call)), exitCodes.done);
  return command.run(readWords(command.shape, typed, call) as Given<never>, stopSignal());
}

function report(failure: unknown): void {
  if (failure instanceof UsageError) return console.error(`cairn: ${failure.message}`);
  if (!(failure instanceof LaunchError)) return console.error(failure);
  if (failure.tail.length > 0) console.error(failure.tail.map((line) => `  | ${line}`).join("\n"));
  console.error(`cairn: ${failure.message}`);
}
