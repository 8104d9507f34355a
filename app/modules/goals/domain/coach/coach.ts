import type { MeasureType } from "#app/modules/metrics/domain.ts";
import { directionOf, likeness, taskWord, vagueWord, wordsOf } from "./words.ts";

/** The rules of good goals a hint can cite, in the order in which they are shown. */
export const coachRules = [
  "outcome",
  "short",
  "number",
  "owner",
  "period",
  "no-key-results",
  "too-many",
  "measurable",
  "vague",
  "same-ends",
  "baseline",
  "direction",
  "twice",
  "nearby",
] as const;
export type CoachRule = (typeof coachRules)[number];

export type DraftKeyResult = {
  readonly title: string;
  readonly measureType: MeasureType;
  readonly start: number | null;
  readonly target: number | null;
};

/** A goal while it is written. `keyResults` is null where they are not written with it. */
export type GoalDraft = {
  readonly title: string;
  readonly hasOwner: boolean;
  readonly hasPeriod: boolean;
  readonly keyResults: readonly DraftKeyResult[] | null;
  /** Objectives round about that may be the same. */
  readonly nearby: readonly { readonly title: string; readonly owner: string | null }[];
};

export type Hint = {
  readonly rule: CoachRule;
  /** Null for the objective, else the key result, counted from 0. */
  readonly keyResult: number | null;
  readonly params: Readonly<Record<string, string | number>>;
};

const fewestWords = 3;
/** More than these are too many for one objective. */
export const mostKeyResults = 5;
/** From this likeness on, two titles are taken to mean the same. */
export const alike = 0.72;

/** What might be better about a goal, each hint citing one rule. Nothing typed yet is no fault yet. */
export function coach(draft: GoalDraft): Hint[] {
  if (draft.title.trim() === "") return [];
  const hints = [...ofObjective(draft), ...ofKeyResults(draft.keyResults ?? [])];
  return hints.sort((one, other) => coachRules.indexOf(one.rule) - coachRules.indexOf(other.rule));
}

function ofObjective({ title, hasOwner, hasPeriod, keyResults, nearby }: GoalDraft): Hint[] {
  const hint = (rule: CoachRule, params: Hint["params"] = {}): Hint => ({ rule, keyResult: null, params });
  const [task, vague] = [taskWord(title), vagueWord(title)];
  const same = nearby.filter((other) => likeness(title, other.title) >= alike)[0];
  return [
    ...(task ? [hint("outcome", { word: task })] : []),
    ...(vague && !task ? [hint("vague", { word: vague })] : []),
    ...(wordsOf(title).length < fewestWords ? [hint("short")] : []),
    ...(/\p{N}/u.test(title.replace(/\b(19|20)\d\d\b|\b[QH][1-4]\b/gi, "")) ? [hint("number")] : []),
    ...(hasOwner ? [] : [hint("owner")]),
    ...(hasPeriod ? [] : [hint("period")]),
    ...(keyResults?.every(({ title: text }) => text.trim() === "") ? [hint("no-key-results")] : []),
    ...(keyResults && keyResults.length > mostKeyResults ? [hint("too-many", { count: keyResults.length })] : []),
    ...(same ? [hint("nearby", { title: same.title, owner: same.owner ?? "–" })] : []),
  ];
}

function ofKeyResults(keyResults: readonly DraftKeyResult[]): Hint[] {
  return keyResults.flatMap((keyResult, index) => {
    if (keyResult.title.trim() === "") return [];
    const twin = keyResults.findIndex(
      (other, place) => place < index && likeness(keyResult.title, other.title) >= alike,
    );
    return [
      ...coachKeyResult(keyResult).map((hint) => ({ ...hint, keyResult: index })),
      ...(twin >= 0 ? [{ rule: "twice" as const, keyResult: index, params: { number: twin + 1 } }] : []),
    ];
  });
}

/** What might be better about one key result. */
export function coachKeyResult({ title, measureType, start, target }: DraftKeyResult): Hint[] {
  const hint = (rule: CoachRule, params: Hint["params"] = {}): Hint => ({ rule, keyResult: 0, params });
  if (title.trim() === "") return [];
  const [task, vague, direction] = [taskWord(title), vagueWord(title), directionOf(title)];
  const known = start !== null && target !== null;
  const same = known && start === target;
  const backwards =
    known && !same && ((direction === "UP" && target < start) || (direction === "DOWN" && target > start));
  return [
    ...(task ? [hint("measurable", { word: task })] : []),
    ...(vague && !task ? [hint("vague", { word: vague })] : []),
    ...(same ? [hint("same-ends")] : []),
    ...(measureType === "PERCENTAGE" && start === 0 && target === 100 ? [hint("baseline")] : []),
    ...(backwards ? [hint("direction")] : []),
  ];
}
