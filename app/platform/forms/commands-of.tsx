import { usePageAnswer, type AnswerOf, type DoneOf, type IntentOf, type Said } from "./answers.ts";
import { PageAnswer } from "./page-answer.tsx";
import { useCommand, type Command, type CommandOptions } from "./use-command.ts";
import { useCommandForm, type CommandForm, type CommandFormOptions, type Typed } from "./use-command-form.ts";

type Heard<Action, Intent extends IntentOf<Action>> = {
  said?: ((done: DoneOf<Action, Intent>) => Said | null) | string | undefined;
  then?: ((answer: AnswerOf<Action, Intent>) => void) | undefined;
  leaveTo?: string | null | ((done: DoneOf<Action, Intent>) => string | null) | undefined;
};

type Known = "room" | "said" | "then" | "leaveTo" | "intent";

export type CommandOf<Action, Intent extends IntentOf<Action>> = Omit<Command, "answer"> & {
  answer: AnswerOf<Action, Intent> | null;
};

export type CommandFormOf<
  Action,
  Intent extends IntentOf<Action> = IntentOf<Action>,
  Values extends Typed = Typed,
> = Omit<CommandForm<Values>, "answer"> & { answer: AnswerOf<Action, Intent> | null };

/** The hooks of a room's forms and acts, in the words of the room and in the types of the action they are sent to. */
export function commandsOf<Action>(room: string) {
  return {
    /** An act: a button, a switch, a row. */
    useCommand<Intent extends IntentOf<Action>>(
      options: Omit<CommandOptions, Known> & Heard<Action, Intent> & { intent: Intent | readonly Intent[] },
    ): CommandOf<Action, Intent> {
      return useCommand(heardOf(room, options) as CommandOptions) as unknown as CommandOf<Action, Intent>;
    },
    /** A form. */
    useCommandForm<Intent extends IntentOf<Action>, Values extends Typed = Typed>(
      options: Omit<CommandFormOptions<Values>, Known> & Heard<Action, Intent> & { intent: Intent | readonly Intent[] },
    ): CommandFormOf<Action, Intent, Values> {
      const told = heardOf(room, options) as unknown as CommandFormOptions<Values>;
      return useCommandForm(told) as unknown as CommandFormOf<Action, Intent, Values>;
    },
    /** The answer of an act that was sent before any script, for what the page shows of it besides words. */
    usePageAnswer<Intent extends IntentOf<Action>>(...intents: Intent[]): AnswerOf<Action, Intent> | null {
      return usePageAnswer(intents) as unknown as AnswerOf<Action, Intent> | null;
    },
    /** What came of acts that were sent before any script. */
    PageAnswer<Intent extends IntentOf<Action>>(props: {
      intents: readonly Intent[];
      said?: ((done: DoneOf<Action, Intent>) => Said | null) | string;
    }) {
      return <PageAnswer room={room} intents={props.intents} said={saidOf(props.said) ?? nothing} />;
    },
  };
}

const nothing = () => null;

function saidOf(said: unknown): CommandOptions["said"] {
  return typeof said === "string" ? () => said : (said as CommandOptions["said"]);
}

function heardOf(room: string, options: { said?: unknown }) {
  return { ...options, room, said: saidOf(options.said) };
}
