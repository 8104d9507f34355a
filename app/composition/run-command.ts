import { helpOfGroup, helpText } from "./launch/command-line/help-text.ts";
import { asksForHelp, requireKnown } from "./launch/command-line/read-words.ts";
import { exitCodes, UsageError } from "./launch/command-line/shape.ts";
import type { Application } from "./application.ts";
import { clearLine } from "./clear-line.ts";
import type { Command, CommandGroup, Outcome, Surroundings } from "./modes/command.ts";
import { about, modes } from "./modes/modes.ts";
import { openApplication } from "./open-application.ts";

export type RunCommandInput = {
  environment: NodeJS.ProcessEnv;
  say(line: string): void;
  complain(line: string): void;
  /** Whether another process beside this one has said already what the operator should know. */
  repeats?: boolean;
  /** Hears of the application as soon as it is open. */
  onOpen?(application: Application): void;
};

/** `node build/server.js <words>`: runs what was asked for, or says in one line why not. */
export async function runCommand(words: readonly string[], input: RunCommandInput): Promise<Outcome> {
  let application: Application | undefined;
  const advise = (line: string) => input.repeats || input.complain(line);
  const surroundings: Surroundings = {
    ...input,
    advise,
    open: async (needs) => {
      application = await openApplication(input.environment, needs, advise);
      input.onOpen?.(application);
      return application;
    },
  };
  let outcome: Outcome;
  try {
    outcome = await find(words, input)(surroundings);
  } catch (error) {
    input.complain(`cairn: ${clearLine(error, input.environment)}`);
    outcome = error instanceof UsageError ? exitCodes.misused : exitCodes.failed;
  }
  if (outcome !== "stay") {
    await application?.stop();
    await application?.close();
  }
  return outcome;
}

type Run = (surroundings: Surroundings) => Promise<Outcome>;

function find(words: readonly string[], { environment }: RunCommandInput): Run {
  const [name, ...rest] = words;
  if (name === undefined || name === "--help")
    return help(name, helpOfGroup(about, shapesOf(modes), "node build/server.js"));
  requireKnown(name, Object.keys(modes), "command");
  const mode = modes[name]!;
  // The project's own script for it is what people in a clone type.
  const call = environment["npm_lifecycle_event"] === name ? `npm run ${name} --` : `node build/server.js ${name}`;
  return "commands" in mode ? findIn(mode, rest, call) : toRun(mode, rest, call);
}

function findIn({ about: aboutGroup, commands }: CommandGroup, [name, ...rest]: readonly string[], call: string): Run {
  if (name === undefined || name === "--help") return help(name, helpOfGroup(aboutGroup, shapesOf(commands), call));
  requireKnown(name, Object.keys(commands), "command");
  return toRun(commands[name]!, rest, `${call} ${name}`);
}

function toRun(command: Command, words: readonly string[], call: string): Run {
  return asksForHelp(words) ? help("--help", helpText(command.shape, call)) : command.read(words, call);
}

/** Asked for, it is an answer; otherwise it says what was missing. */
function help(asked: string | undefined, text: string): Run {
  return async ({ say, complain }) => {
    if (asked) return (say(text), exitCodes.done);
    complain(text);
    return exitCodes.misused;
  };
}

function shapesOf(commands: Readonly<Record<string, Command | CommandGroup>>) {
  return Object.fromEntries(
    Object.entries(commands).map(([name, one]) => [
      name,
      "commands" in one
        ? { about: one.about, words: [{ name: "command", about: Object.keys(one.commands).join(", ") }] }
        : one.shape,
    ]),
  );
}
