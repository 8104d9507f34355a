import type { Application } from "../application.ts";
import { readWords } from "../launch/command-line/read-words.ts";
import type { CommandShape, Given, OptionShapes } from "../launch/command-line/shape.ts";
import type { Needs } from "../open-application.ts";

/** An exit code; or the process stays, and ends with a signal. */
export type Outcome = number | "stay";

/** Where a command was called, and where its lines go: what was asked for, and what the operator should know. */
export type Surroundings = {
  readonly environment: NodeJS.ProcessEnv;
  open(needs: Needs): Promise<Application>;
  say(line: string): void;
  complain(line: string): void;
  /** Tells the operator what they should know, once for all processes that were started together. */
  advise(line: string): void;
};

/** One verb of `node build/server.js`. What was typed is read before anything is opened. */
export type Command = {
  readonly shape: CommandShape;
  read(typed: readonly string[], call: string): (surroundings: Surroundings) => Promise<Outcome>;
};

/** Several verbs under one word. */
export type CommandGroup = { readonly about: string; readonly commands: Readonly<Record<string, Command>> };

/** A command over the application. */
export function command<Options extends OptionShapes>(
  shape: CommandShape<Options>,
  needs: Needs,
  run: (application: Application, given: Given<Options>, surroundings: Surroundings) => Promise<Outcome>,
): Command {
  return {
    shape,
    read: (typed, call) => {
      const given = readWords(shape, typed, call);
      return async (surroundings) => run(await surroundings.open(needs), given, surroundings);
    },
  };
}

/** Every command that machines may read has it. */
export const jsonOption = { json: { about: "answers in JSON, for machines" } } as const;
