import { textIn, type Texts } from "#app/modules/questionnaires/domain.ts";
import { languages, type Language } from "#app/platform/i18n/languages.ts";

type Said = {
  /** Of who words it anew. */
  language: Language;
  text: string;
  /** What stands in other languages from now on; left out, they are as they were. */
  others?: Texts | undefined;
};

/** A text worded anew. What was not worded anew with it in another language said the former text, and is dropped. */
export function reworded(before: Texts, { language, text, others = {} }: Said): Texts {
  const isOther = textIn(before, language, language) !== text;
  const kept = languages.flatMap((one): [Language, string][] => {
    if (one === language) return [[one, text]];
    const [was, is] = [before[one] ?? "", others[one] ?? before[one] ?? ""];
    return is && !(isOther && is === was) ? [[one, is]] : [];
  });
  return Object.fromEntries(kept);
}
