import type { AccountItem } from "#app/platform/contributions/account.ts";
import type { FormField } from "./fields.ts";

export type DraftGoal = { id: string; title: string; percent: number | null; closure: string | null; dueDate: string };

/** What a sentence rests on, and by which rule it is said; the words are those of the reader's language. */
export type Draft =
  | { rule: "GOAL_REACHED" | "GOAL_UNDER_WAY"; goal: DraftGoal }
  | { rule: "PRAISE" | "ADVICE" | "OBSERVATION"; item: AccountItem };

export type DraftAsked = {
  field: Pick<FormField, "kind" | "text">;
  goals: readonly DraftGoal[];
  account: readonly AccountItem[];
};

/**
 * What drafts an answer from evidence. Each sentence names its one source, and nothing is said that the source does not
 * say. A language model could stand here too; none does.
 *
 * @public
 */
export type DraftWriter = (asked: DraftAsked) => readonly Draft[];

const most = 5;

/** A goal shows how far it is beside its field; a competency is told of where it is named; a question has both. */
export const draftByRules: DraftWriter = ({ field, goals, account }) => {
  if (field.kind === "GOAL") return [];
  const said = account.flatMap(ofAccount);
  const names = ({ item }: { item: AccountItem }) => item.text.toLowerCase().includes(field.text.toLowerCase());
  if (field.kind === "COMPETENCY") return said.filter(names).slice(0, most);
  const reachedFirst = goals.map(ofGoal).sort((a, b) => a.rule.localeCompare(b.rule));
  return [...reachedFirst.slice(0, most - Math.min(said.length, 3)), ...said].slice(0, most);
};

const ofGoal = (goal: DraftGoal) =>
  ({
    rule: (goal.percent ?? 0) >= 100 || goal.closure === "ACHIEVED" ? "GOAL_REACHED" : "GOAL_UNDER_WAY",
    goal,
  }) as const;

/** What was only talked about says nothing of the work. */
function ofAccount(item: AccountItem): Extract<Draft, { item: AccountItem }>[] {
  return item.kind === "TALKING_POINT" ? [] : [{ rule: item.kind, item }];
}
