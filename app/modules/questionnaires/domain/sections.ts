import type { Question, Section } from "./questionnaire.ts";

/** Questions below one heading; null where none stands above them. */
export type Sectioned = { section: Section | null; questions: Question[] };

/** A form in its sections, in order: a section goes on until another one begins. */
export function sectionsOf(questions: readonly Question[]): Sectioned[] {
  const sections: Sectioned[] = [];
  for (const question of questions) {
    if (question.section || sections.length === 0) sections.push({ section: question.section ?? null, questions: [] });
    sections.at(-1)!.questions.push(question);
  }
  return sections;
}

/** Sections as questions in a row: whichever comes first in a section begins it. */
export function inARow(sections: readonly Sectioned[]): Question[] {
  return sections.flatMap(({ section, questions }) =>
    questions.map((question, place) => {
      const begins = place === 0 ? section : null;
      return (question.section ?? null) === begins ? question : { ...question, section: begins };
    }),
  );
}

/** Some questions of a form, each still below the heading it stood under. */
export function keptSections(questions: readonly Question[], keeps: (question: Question) => boolean): Question[] {
  return inARow(
    sectionsOf(questions).map(({ section, questions: each }) => ({ section, questions: each.filter(keeps) })),
  );
}

/** Each section in an order of its own: no question leaves its section. */
export function orderedWithin(
  questions: readonly Question[],
  order: (questions: readonly Question[]) => readonly Question[],
): Question[] {
  return inARow(
    sectionsOf(questions).map(({ section, questions: each }) => ({ section, questions: [...order(each)] })),
  );
}

/** Without one question; its section begins with the next, unless that begins one of its own. */
export function withoutQuestion(questions: readonly Question[], at: number): Question[] {
  const gone = questions[at];
  return keptSections(questions, (question) => question !== gone);
}

/**
 * One place up or down: past its neighbour within a section, and out of its section into the one beside it at its edge. The
 * only question of a section takes its heading along.
 */
export function movedQuestion(questions: readonly Question[], at: number, by: -1 | 1): Question[] {
  const sections = sectionsOf(questions);
  const from = sections.findIndex(({ questions: each }) => each.includes(questions[at]!));
  const here = sections[from];
  const place = here?.questions.indexOf(questions[at]!) ?? -1;
  if (!here || place < 0) return [...questions];
  const beside = sections[from + by];
  const isAtEdge = by < 0 ? place === 0 : place === here.questions.length - 1;
  if (!isAtEdge) {
    const next = [...here.questions];
    [next[place], next[place + by]] = [next[place + by]!, next[place]!];
    return inARow(sections.with(from, { ...here, questions: next }));
  }
  if (!beside) return [...questions];
  if (here.questions.length === 1) return inARow(sections.with(from, beside).with(from + by, here));
  const left = { ...here, questions: here.questions.toSpliced(place, 1) };
  const joined = by < 0 ? [...beside.questions, questions[at]!] : [questions[at]!, ...beside.questions];
  return inARow(sections.with(from, left).with(from + by, { ...beside, questions: joined }));
}

/** The heading a question stands under. */
export const sectionOf = (questions: readonly Question[], id: string): Sectioned | null =>
  sectionsOf(questions).find(({ questions: each }) => each.some((question) => question.id === id)) ?? null;
