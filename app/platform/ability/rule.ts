import type { Conditions, Facts } from "./conditions.ts";

/** Stands for every action, or every kind of subject, in a rule; never asked for. */
export const anyAction = "manage";
export const anySubject = "all";

/**
 * One sentence about rights, as data: who it is about was settled when the rule was made. A refusal (`inverted`) wins
 * over any permission, so the order of rules never decides who may do what.
 */
export type Rule = {
  /** Stable and dotted, for people to find where it comes from: `goals.template.OWNER.edit`. */
  readonly id: string;
  readonly action: string;
  /** The kind of thing it is about: `goal`. */
  readonly subject: string;
  /** The fields it is about, by exact name; without it, all of them. */
  readonly fields?: readonly [string, ...string[]];
  /** Which things of that kind; without it, all of them. */
  readonly conditions?: Conditions;
  readonly inverted?: boolean;
  /** Why, for the person who asks: a key of the room's strings. */
  readonly because: string;
};

/** One thing rights are asked about: its kind, and every fact rules about that kind may test. */
export type AbilitySubject = Facts & { readonly kind: string };

/** What was decided, by which rule (null: no rule matched, which is a no), and the rules looked at on the way. */
export type Verdict = {
  readonly allowed: boolean;
  readonly decidedBy: Rule | null;
  readonly chain: readonly { readonly rule: Rule; readonly matched: boolean }[];
};
