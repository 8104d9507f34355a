import type { Option } from "./options.ts";
import type { Question } from "./questionnaire.ts";

/** One place up or down; at the ends all stays. */
export function moved<One>(all: readonly One[], at: number, by: -1 | 1): One[] {
  const to = at + by;
  if (to < 0 || to >= all.length) return [...all];
  const next = [...all];
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}

/** The same question once more, right below it: it and what can be chosen are others, so no answer is shared. */
export function duplicated(questions: readonly Question[], at: number, newId: () => string): Question[] {
  const from = questions[at];
  if (!from) return [...questions];
  const copy = { ...from, id: newId(), section: null, setup: withNewIds(from.setup, newId) };
  return [...questions.slice(0, at + 1), copy, ...questions.slice(at + 1)];
}

function withNewIds(setup: unknown, newId: () => string): unknown {
  if (Array.isArray(setup)) return setup.map((one: unknown) => withNewIds(one, newId));
  if (setup === null || typeof setup !== "object") return setup;
  return Object.fromEntries(
    Object.entries(setup).map(([name, value]) => [name, name === "id" ? newId() : withNewIds(value, newId)]),
  );
}

/** Without conditions on what is no longer there or no longer before: such a question is asked of everybody. */
export function withoutLostConditions(
  questions: readonly Question[],
  choicesOf: (question: Question) => readonly Pick<Option, "id">[],
): Question[] {
  return questions.map((question, at) => {
    const { when } = question;
    if (!when) return question;
    const earlier = questions.slice(0, at).find(({ id }) => id === when.questionId);
    const offered = new Set(earlier ? choicesOf(earlier).map(({ id }) => id) : []);
    const picked = when.picked.filter((id) => offered.has(id));
    return { ...question, when: picked.length > 0 ? { ...when, picked } : null };
  });
}

/** The same questions as a form of its own: every id is another one, and conditions follow. Also tells which became which. */
export function copied(
  questions: readonly Question[],
  newId: () => string,
): { questions: Question[]; ids: ReadonlyMap<string, string> } {
  const ids = new Map<string, string>();
  const renewed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renewed);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, name === "id" ? renamed(String(each)) : renewed(each)]),
    );
  };
  const renamed = (id: string) => {
    const known = ids.get(id) ?? newId();
    ids.set(id, known);
    return known;
  };
  const copies = (renewed(questions) as Question[]).map((question) => ({
    ...question,
    when: question.when && {
      questionId: renamed(question.when.questionId),
      picked: question.when.picked.map((id) => ids.get(id) ?? id),
    },
  }));
  return { questions: copies, ids };
}
