import { useActionData } from "@remix-run/react";
import type { CommandAction, CommandResult } from "../http/command.ts";

/** What the intents of an action answer, by name. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any action, whatever its intents
type Answers<Action> = Action extends CommandAction<any> ? NonNullable<Action["answers"]> : never;

/** The intents of an action, as its forms name them. */
export type IntentOf<Action> = keyof Answers<Action> & string;

/** What one of some intents of an action answered: narrow it by `intent` and `done`. */
export type AnswerOf<Action, Intent extends IntentOf<Action> = IntentOf<Action>> = Answers<Action>[Intent];

/** What was done. */
export type DoneOf<Action, Intent extends IntentOf<Action> = IntentOf<Action>> = Extract<
  AnswerOf<Action, Intent>,
  { done: true }
>;

export type Fields = Readonly<Record<string, string | readonly string[]>>;

/**
 * What takes back what was done: an intent, of the same action unless it names another. Fields that change meanwhile
 * are read when it is asked for.
 */
export type Undo = { intent: string; fields: Fields | (() => Fields); label: string; action?: string };

/**
 * What is said once something is done, with the way back where there is one; of what goes on, the next that is said `about`
 * it takes its place.
 */
export type Said = string | { text: string; undo?: Undo; about?: string };

export function fieldsOfUndo({ intent, fields }: Undo): Fields {
  return { intent, ...(typeof fields === "function" ? fields() : fields) };
}

/**
 * What the page itself was answered. A form is sent without the page being left, so this is the answer of a form that was
 * sent before any script had loaded, and it stands in the page.
 */
export function usePageAnswer(intents: readonly string[]): CommandResult | null {
  const answer = useActionData<CommandResult>() ?? null;
  return answer && intents.includes(answer.intent) ? answer : null;
}
