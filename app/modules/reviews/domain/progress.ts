import type { Element } from "./elements.ts";
import { isAsked, isEmpty, missingIn, type Answers, type FormField } from "./fields.ts";

/** What is still to be filled in: the field to go to, and the words it is asked in. */
export type Missing = { field: string; text: string };

/** One section of a form: how many of its questions are answered, and what keeps it from being submitted. */
export type SectionProgress = { id: string; title: string; asked: number; answered: number; missing: Missing[] };

/** How far a form is, section by section; questions that are not asked after what was answered before count nowhere. */
export function progressOf(
  elements: readonly Pick<Element, "id" | "title">[],
  fields: readonly FormField[],
  answers: Answers,
): SectionProgress[] {
  return elements.map(({ id, title }) => {
    const asked = fields.filter((one) => one.elementId === id && isAsked(one, answers));
    const words = new Map(asked.flatMap((one) => [[one.field, one.text] as const, [one.comment ?? "", one.text]]));
    return {
      ...{ id, title, asked: asked.length },
      answered: asked.filter((one) => !isEmpty(answers[one.field])).length,
      missing: missingIn(asked, answers).map((field) => ({ field, text: words.get(field) ?? "" })),
    };
  });
}

/** A section beside those of the template, such as the result: each of its fields is needed. */
export function sectionOfNeeded(
  { id, title }: { id: string; title: string },
  needed: readonly Missing[],
  answers: Answers,
): SectionProgress {
  const missing = needed.filter(({ field }) => isEmpty(answers[field]));
  return { id, title, asked: needed.length, answered: needed.length - missing.length, missing };
}
