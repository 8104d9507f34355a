import { claimCues, claimRules, type ClaimRule } from "#app/platform/wording/claim-cues.ts";

/** What does not belong into a note that must hold. */
export const wordingRules = claimRules;
export type WordingRule = ClaimRule;

/** What a note must say: when it was, and who saw it. */
export const wordingParts = ["WHEN", "WHO"] as const;
export type WordingPart = (typeof wordingParts)[number];

/** A day as programs and people write it: `2026-11-24`, `24/11/2026`, `24. Nov. 2026`, `Nov 24, 2026`. */
const days = [
  "\\d{4}[-/]\\d{2}[-/]\\d{2}",
  "\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}",
  "\\d{1,2}[^\\d\\n.!?]{1,3}(?:[^\\d\\n!?]{0,12})(?:19|20)\\d{2}",
];

/** By language, parts of patterns that stand as whole words. */
const partCues: Readonly<Record<string, Readonly<Record<WordingPart, readonly string[]>>>> = {
  en: {
    WHEN: [
      "\\d{1,2}[:.]\\d{2}",
      "(?:mon|tues|wednes|thurs|fri|satur|sun)day",
      "january|february|march|april|june|july|august|september|october|november|december",
      ...days,
      "today|yesterday",
    ],
    WHO: [
      ...["saw", "witnessed", "observed", "was present", "were present", "in front of"],
      ...["recorded", "logged", "terminal", "clock", "camera"],
    ],
  },
  de: {
    WHEN: [
      "\\d{1,2}[:.]\\d{2}(?: uhr)?",
      "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag",
      "januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember",
      ...days,
      "heute|gestern",
    ],
    WHO: [
      ...["sah", "gesehen", "beobachtet", "war dabei", "waren dabei", "anwesend", "in gegenwart"],
      ...["aufgezeichnet", "erfasst", "terminal", "stechuhr", "kamera"],
    ],
  },
  es: {
    WHEN: [
      "\\d{1,2}[:.]\\d{2}",
      "lunes|martes|miércoles|jueves|viernes|sábado|domingo",
      "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
      ...days,
      "hoy|ayer",
    ],
    WHO: [
      ...["vio", "vieron", "presenció", "observó", "estaba presente", "estaban presentes", "delante de"],
      ...["registró", "registrado", "registrada", "terminal", "reloj", "cámara"],
    ],
  },
  hi: {
    WHEN: [
      "\\d{1,2}[:.]\\d{2}",
      "सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार",
      "जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर",
      ...days,
      "आज",
    ],
    WHO: ["देखा", "मौजूद था", "मौजूद थी", "मौजूद थे", "के सामने", "दर्ज", "टर्मिनल", "घड़ी", "कैमरा", "कैमरे"],
  },
  ar: {
    WHEN: [
      "[\\d٠-٩]{1,2}[:.][\\d٠-٩]{2}",
      "الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت",
      "يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر",
      ...days,
      "اليوم|أمس",
    ],
    WHO: [
      ...["رأى", "رأت", "شاهد", "شاهدت", "كان حاضرا", "كان حاضرًا", "بحضور", "أمام"],
      ...["سجل", "سجّل", "سجلت", "سجّلت", "الجهاز", "الكاميرا"],
    ],
  },
};

type Cues = Readonly<Record<WordingRule | WordingPart, readonly string[]>>;

/** The rules that all rooms share, and what a note must say besides. */
export const cues: Readonly<Record<string, Cues>> = Object.fromEntries(
  Object.entries(partCues).map(([language, parts]) => [language, { ...claimCues[language]!, ...parts }]),
);
