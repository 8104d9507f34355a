import { findWords } from "#app/platform/wording/find-words.ts";
import { vagueWordsOf } from "#app/platform/wording/vague-words.ts";
import { normalized } from "#app/platform/text/normalized.ts";

/** What makes a review unfair or of no use, as a rule that can be named. */
export const wordingRules = ["VAGUE", "PERSONAL", "GENDERED", "RECENCY"] as const;
export type WordingRule = (typeof wordingRules)[number];

/** A rule and the words in the text that it rests on. */
export type WordingHint = { rule: WordingRule; words: string[] };

type Cues = Readonly<Record<Exclude<WordingRule, "VAGUE">, readonly string[]>>;

/** Parts of patterns, whole words each: traits instead of work, words said of one sex, and the last weeks alone. */
const cues: Readonly<Record<string, Cues>> = {
  en: {
    PERSONAL: [
      "(?:is|are|was|seems|being) (?:\\w+ )?(?:lazy|careless|stupid|difficult|arrogant|unmotivated|weak|annoying|selfish)",
      "bad attitude",
      "personality",
      "a (?:genius|natural|rockstar|star)",
    ],
    GENDERED: [
      "bossy",
      "abrasive",
      "emotional",
      "hysterical",
      "motherly",
      "feisty",
      "shrill",
      "aggressive",
      "for a (?:woman|man|girl|guy)",
      "like a (?:girl|man)",
    ],
    RECENCY: ["(?:last|this|past) (?:week|month|few (?:days|weeks))", "recently", "lately", "yesterday", "just now"],
  },
  de: {
    PERSONAL: [
      "(?:ist|war|wirkt) (?:\\p{L}+ )?(?:faul|schlampig|dumm|schwierig|arrogant|unmotiviert|schwach)",
      "Persönlichkeit",
    ],
    GENDERED: ["zickig", "hysterisch", "emotional", "mütterlich", "rechthaberisch", "für eine Frau", "für einen Mann"],
    RECENCY: ["letzte[nsr]? (?:Woche|Monat|Tage)", "neulich", "kürzlich", "zuletzt", "gestern"],
  },
  es: {
    PERSONAL: [
      "(?:es|era|parece) (?:\\p{L}+ )?(?:vag[oa]|torpe|difícil|arrogante|débil|egoísta)",
      "mala actitud",
      "personalidad",
    ],
    GENDERED: ["mandona?", "histérica", "emocional", "maternal", "agresiva", "para ser (?:mujer|hombre)"],
    RECENCY: ["la (?:semana|última semana) pasada", "el mes pasado", "últimamente", "recientemente", "ayer"],
  },
  hi: {
    PERSONAL: ["आलसी", "लापरवाह", "मूर्ख", "घमंडी", "कमज़ोर", "स्वभाव"],
    GENDERED: ["भावुक", "महिला होकर", "लड़की होकर", "मर्दाना"],
    RECENCY: ["पिछले (?:हफ़्ते|सप्ताह|महीने)", "हाल ही में", "कल"],
  },
  ar: {
    PERSONAL: ["كسول", "مهمل", "غبي", "متعجرف", "ضعيف", "شخصيته", "شخصيتها"],
    GENDERED: ["عاطفية", "متسلطة", "هستيرية", "بالنسبة لامرأة", "بالنسبة لرجل"],
    RECENCY: ["(?:الأسبوع|الشهر) الماضي", "مؤخرا", "مؤخرًا", "أمس"],
  },
};

/** Shorter texts are left alone: nobody is corrected while they begin. */
const judgedFrom = 25;

/** What might be unfair or of no use in a text about somebody's work; each hint names its rule and cites the words. */
export function wordingHints(text: string, language: string): WordingHint[] {
  const words = normalized(text);
  if (words.trim().length < judgedFrom) return [];
  return wordingRules.flatMap((rule) => {
    const found = findWords(words, rule === "VAGUE" ? vagueWordsOf(language) : cuesOf(rule, language));
    return found.length > 0 ? [{ rule, words: found }] : [];
  });
}

function cuesOf(rule: Exclude<WordingRule, "VAGUE">, language: string): readonly string[] {
  const own = cues[language.slice(0, 2)] ?? cues["en"]!;
  return own === cues["en"] ? own[rule] : [...own[rule], ...cues["en"]![rule]];
}
