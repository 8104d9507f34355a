import { type z } from "zod";
import type { Texts } from "./texts.ts";

/** How a reader is told of answers: in their language, with their numbers and dates. */
export type Reading = {
  say: (texts: Texts) => string;
  number: (value: number) => string;
  date: (day: string) => string;
};

/** One line of a distribution: how many answered so. */
export type Tally = { key: string; label: string; count: number };

type Choice = { id: string; label: Texts };

/** What is particular to one way of answering. */
export type KindParts<Setup, Answer> = {
  kind: string;
  /** What is settled about the question when it is made: its options, its range. */
  setup: z.ZodType<Setup>;
  begin: (newId: () => string) => Setup;
  /** The form of an answer; `fault` says why one of that form does not fit this question. */
  shape: z.ZodType<Answer>;
  fault: (setup: Setup, answer: Answer) => string | null;
  isEmpty?: (answer: Answer) => boolean;
  /** What an answer counts, in percent of the best there is. */
  score?: (setup: Setup, answer: Answer) => number | null;
  /** The number that averages are made of; without one there is no average. */
  amount?: (setup: Setup, answer: Answer) => number | null;
  /** What later questions can be asked on the condition of. */
  choices?: (setup: Setup) => readonly Choice[];
  picked?: (answer: Answer) => readonly string[];
  told: (setup: Setup, answer: Answer, reading: Reading) => string;
  /** The distribution of many answers; without one they are shown as they were written. */
  tally?: (setup: Setup, answers: readonly Answer[], reading: Reading) => Tally[];
  /** Columns of an export: one, or one for each of its parts. */
  columns?: (setup: Setup, reading: Reading) => string[];
  cells?: (setup: Setup, answer: Answer | undefined, reading: Reading) => (string | number)[];
};

/** A question of a kind, ready for many answers; an answer that is none of it counts as none. */
export type Asked = {
  answer: z.ZodType;
  isEmpty: (value: unknown) => boolean;
  score: (value: unknown) => number | null;
  amount: (value: unknown) => number | null;
  choices: readonly Choice[];
  picked: (value: unknown) => readonly string[];
  told: (value: unknown, reading: Reading) => string;
  tally: ((values: readonly unknown[], reading: Reading) => Tally[]) | null;
  columns: (reading: Reading) => string[];
  cells: (value: unknown, reading: Reading) => (string | number)[];
};

export type AnswerKind<Setup = unknown, Answer = unknown> = {
  kind: string;
  setup: z.ZodType<Setup>;
  shape: z.ZodType<Answer>;
  begin: (newId: () => string) => Setup;
  ask: (setup: unknown) => Asked;
};

export function defineAnswerKind<Setup, Answer>(parts: KindParts<Setup, Answer>): AnswerKind<Setup, Answer> {
  const { kind, setup, shape, begin } = parts;
  // What is still being made has the form of a setup with words left empty; it can be looked at all the same.
  return { kind, setup, shape, begin, ask: (sent) => asked(parts, setup.safeParse(sent).data ?? (sent as Setup)) };
}

function asked<Setup, Answer>(parts: KindParts<Setup, Answer>, setup: Setup): Asked {
  const answer = parts.shape.superRefine((value, { addIssue }) => {
    const fault = parts.fault(setup, value);
    if (fault) addIssue({ code: "custom", message: fault });
  });
  const read = (value: unknown) => answer.safeParse(value).data;
  const of = <Result>(value: unknown, from: (answer: Answer) => Result, none: Result) => {
    const known = read(value);
    return known === undefined ? none : from(known);
  };
  const { isEmpty, score, amount, choices, picked, told, tally, columns, cells } = parts;
  const plain = (value: Answer | undefined, reading: Reading) => [
    value === undefined ? "" : told(setup, value, reading),
  ];
  return {
    answer,
    isEmpty: (value) =>
      value === undefined || value === null || value === "" || of(value, isEmpty ?? (() => false), false),
    score: (value) => of(value, (known) => score?.(setup, known) ?? null, null),
    amount: (value) => of(value, (known) => amount?.(setup, known) ?? null, null),
    choices: choices?.(setup) ?? [],
    picked: (value) => of<readonly string[]>(value, (known) => picked?.(known) ?? [], []),
    told: (value, reading) => of(value, (known) => told(setup, known, reading), ""),
    tally: tally
      ? (values, reading) =>
          tally(
            setup,
            values.flatMap((one) => of(one, (known) => [known], [])),
            reading,
          )
      : null,
    columns: (reading) => columns?.(setup, reading) ?? [""],
    cells: (value, reading) => (cells ? cells(setup, read(value), reading) : plain(read(value), reading)),
  };
}
