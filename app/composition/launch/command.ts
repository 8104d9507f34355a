// Runs under the pinned Node with the dependencies installed; run.mjs sees to both.
import { LaunchError } from "./launch-error.ts";
import { stopSignal } from "./stop-signal.ts";

/** A command answers with its exit code. */
type Command = (parameters: string[], stop: AbortSignal) => Promise<number>;

const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import("./commands/start.ts")).start,
  build: async () => (await import("./commands/build.ts")).build,
  dev: async () => (await import("./commands/dev.ts")).dev,
  tenant: async () => (await import("./commands/tenant.ts")).tenant,
  bench: async () => (await import("./commands/bench.ts")).bench,
  test: async () => (await import("./commands/test.ts")).test,
  "test-connector": async () => (await import("./commands/test-connector.ts")).testConnector,
  tour: async () => (await import("./commands/tour.ts")).tour,
  validate: async () => (await import("./commands/validate.ts")).validate,
  new: async () => (await import("./commands/new.ts")).makeNew,
};

const [name = "", ...parameters] = process.argv.slice(2);

try {
  const load = commands[name];
  if (!load) throw new LaunchError(`There is no command "${name}"; there are ${Object.keys(commands).join(", ")}.`);
  const command = await load();
  process.exitCode = await command(parameters, stopSignal());
} catch (failure) {
  report(failure);
  process.exitCode = 1;
}

function report(failure: unknown): void {
  if (!(failure instanceof LaunchError)) return console.error(failure);
  if (failure.tail.length > 0) console.error(failure.tail.map((line) => `  | ${line}`).join("\n"));
  console.error(`cairn: ${failure.message}`);
}
