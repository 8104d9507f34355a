/** An option of a command: with `value` something stands behind it, without it is a switch. */
export type OptionShape = { readonly value?: string; readonly about: string };
export type OptionShapes = Readonly<Record<string, OptionShape>>;

/** A word of a command that is no option. `many`: this one, and any number more. */
export type WordShape = {
  readonly name: string;
  readonly about: string;
  readonly optional?: boolean;
  readonly many?: boolean;
};

/** What a command takes. Reading what was typed and writing the help both go by this. */
export type CommandShape<Options extends OptionShapes = OptionShapes> = {
  readonly about: string;
  readonly words?: readonly WordShape[];
  readonly options?: Options;
  /** What exit code 1 means, where it is more than "it failed". */
  readonly failure?: string;
};

/** What was typed, after it was found to fit the shape. */
export type Given<Options extends OptionShapes> = {
  readonly words: readonly string[];
  readonly options: string extends keyof Options
    ? Readonly<Record<string, string | boolean | undefined>>
    : { readonly [Name in keyof Options]: Options[Name] extends { value: string } ? string | undefined : boolean };
};

/** What was typed does not fit: its message is one line and all that is shown, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export const exitCodes = { done: 0, failed: 1, misused: 2 } as const;
