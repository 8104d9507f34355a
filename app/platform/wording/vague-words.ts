/** Words that say too much at once, by language. */
export const vagueWords: Readonly<Record<string, readonly string[]>> = {
  en: [
    "always",
    "never",
    "everything",
    "nothing",
    "everybody",
    "good job",
    "well done",
    "great work",
    "nice work",
    "somehow",
    "stuff",
  ],
  de: ["immer", "nie", "niemals", "alles", "nichts", "gut gemacht", "gute arbeit", "tolle arbeit", "irgendwie"],
  es: ["siempre", "nunca", "todo", "nada", "buen trabajo", "bien hecho", "gran trabajo", "de alguna manera"],
  hi: ["हमेशा", "कभी नहीं", "सब कुछ", "कुछ नहीं", "अच्छा काम", "बहुत बढ़िया", "शाबाश"],
  ar: ["دائما", "دائمًا", "أبدا", "أبدًا", "كل شيء", "لا شيء", "عمل جيد", "أحسنت", "عمل رائع"],
};

/** Those of a language, with those of English: people write in it whatever the screen says. */
export function vagueWordsOf(language: string): readonly string[] {
  const own = vagueWords[language.slice(0, 2)] ?? [];
  return own === vagueWords["en"] ? own : [...own, ...vagueWords["en"]!];
}
