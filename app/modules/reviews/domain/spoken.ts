import type { Element, Question } from "./elements.ts";
import type { FormField } from "./fields.ts";
import type { Provider } from "./providers.ts";

/** Whom a question speaks to in words of its own; everybody else is asked as it stands. */
export const spokenTo = ["SELF", "PEER", "MANAGER"] as const satisfies readonly Provider[];

/** What stands in braces in a question, a heading or a help text, and is told of the review it is asked in. */
export const macros = ["name", "cycle"] as const;
export type Macros = Readonly<Record<(typeof macros)[number], string>>;

/** A text with its macros told; braces with anything else in them stay. */
export function told(text: string, about: Macros): string {
  return macros.reduce((written, macro) => written.replaceAll(`{${macro}}`, () => about[macro]), text);
}

/** Headings and help with their macros told. */
export function toldElements(elements: readonly Element[], about: Macros): Element[] {
  return elements.map((element) => ({
    ...element,
    title: told(element.title, about),
    help: told(element.help, about),
  }));
}

/**
 * Fields in the words that speak to who is asked. Wherever answers to one question stand together its own words are used:
 * they are what makes it the same in all forms.
 */
export function fieldsSpokenTo(
  provider: Provider,
  { fields, elements }: { fields: readonly FormField[]; elements: readonly Element[] },
  about: Macros,
): FormField[] {
  const questions = new Map(elements.flatMap((element) => element.questions.map((one) => [`q:${one.id}`, one])));
  return fields.map((field) => ({
    ...field,
    text:
      field.kind === "QNA" ? told(wordingFor(questions.get(field.field), provider) ?? field.text, about) : field.text,
    help: told(field.help, about),
  }));
}

function wordingFor(question: Question | undefined, provider: Provider): string | null {
  return (spokenTo as readonly Provider[]).includes(provider) ? question?.wordings?.[provider as Spoken] || null : null;
}
type Spoken = (typeof spokenTo)[number];
