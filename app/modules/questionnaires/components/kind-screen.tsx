import type { ComponentType } from "react";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { AnswerKind, Reading } from "../domain/answer-kind.ts";

export type InputProps<Setup, Answer> = {
  setup: Setup;
  value: Answer | undefined;
  onChange: (value: Answer | undefined) => void;
  /** What is asked, as the name of what is filled in; it is shown above already. */
  label: string;
  /** Tells its controls from those of other questions. */
  name: string;
  required: boolean;
  disabled: boolean;
  error: string | undefined;
  reading: Reading;
};

export type SetupProps<Setup> = {
  setup: Setup;
  onChange: (setup: Setup) => void;
  name: string;
  /** The language that texts are written in at the moment. */
  language: Language;
};

/** How a kind is filled in, and what is settled about a question of it. */
export type KindScreen = {
  Input: ComponentType<InputProps<unknown, unknown>>;
  Setup: ComponentType<SetupProps<unknown>> | null;
};

type Parts<Setup, Answer> = {
  Input: ComponentType<InputProps<Setup, Answer>>;
  Setup?: ComponentType<SetupProps<Setup>>;
};

/** The parts of a kind as they are used beside others: a setup is one of its kind, an answer of another form is none. */
export function kindScreen<Setup, Answer>(
  { shape }: AnswerKind<Setup, Answer>,
  { Input, Setup }: Parts<Setup, Answer>,
): KindScreen {
  return {
    Input: (props) => <Input {...props} setup={props.setup as Setup} value={shape.safeParse(props.value).data} />,
    Setup: Setup ? (props) => <Setup {...props} setup={props.setup as Setup} /> : null,
  };
}
