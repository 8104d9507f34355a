/** What comments speak of, told by their words alone: no comment is sent anywhere to be understood. */
export const topics = [
  "MEETINGS",
  "TOOLS",
  "WORKLOAD",
  "PAY",
  "CAREER",
  "LEADERSHIP",
  "COMMUNICATION",
  "WORKPLACE",
  "FLEXIBILITY",
  "TEAM",
] as const;
export type Topic = (typeof topics)[number];

export const feelings = ["PRAISE", "WISH"] as const;
export type Feeling = (typeof feelings)[number];

/** Beginnings of words in the languages of the product, lower case. */
const beginnings: Readonly<Record<Topic, readonly string[]>> = {
  MEETINGS: ["meeting", "besprech", "reunion", "reunión", "اجتماع", "बैठक", "मीटिंग"],
  TOOLS: [
    "tool",
    "build",
    "laptop",
    "software",
    "system",
    "werkzeug",
    "rechner",
    "herramient",
    "أدا",
    "أدوات",
    "उपकरण",
    "टूल",
  ],
  WORKLOAD: [
    "workload",
    "overtime",
    "stress",
    "pressure",
    "on-call",
    "weekend",
    "überstund",
    "belast",
    "wochenend",
    "carga",
    "estrés",
    "ضغط",
    "عبء",
    "कार्यभार",
    "दबाव",
  ],
  PAY: ["pay", "salar", "bonus", "gehalt", "lohn", "sueldo", "salario", "راتب", "أجر", "वेतन"],
  CAREER: [
    "career",
    "promot",
    "mentor",
    "training",
    "learn",
    "karriere",
    "aufstieg",
    "weiterbild",
    "carrera",
    "ascens",
    "formaci",
    "ترقي",
    "تدريب",
    "तरक्की",
    "प्रशिक्षण",
  ],
  LEADERSHIP: [
    "leader",
    "director",
    "manager",
    "management",
    "strateg",
    "goal",
    "führung",
    "strategie",
    "ziel",
    "jefe",
    "direcci",
    "objetiv",
    "قياد",
    "مدير",
    "नेतृत्व",
    "प्रबंधक",
  ],
  COMMUNICATION: [
    "communicat",
    "inform",
    "feedback",
    "listen",
    "decision",
    "kommunik",
    "rückmeld",
    "entscheid",
    "comunicaci",
    "decision",
    "تواصل",
    "قرار",
    "संवाद",
    "निर्णय",
  ],
  WORKPLACE: [
    "office",
    "floor",
    "room",
    "desk",
    "canteen",
    "büro",
    "raum",
    "kantine",
    "oficina",
    "sala",
    "مكتب",
    "غرفة",
    "कार्यालय",
    "कमर",
  ],
  FLEXIBILITY: [
    "remote",
    "home",
    "flexib",
    "holiday",
    "part-time",
    "urlaub",
    "teilzeit",
    "homeoffice",
    "teletrabaj",
    "vacacion",
    "إجاز",
    "مرن",
    "छुट्ट",
    "लचील",
  ],
  TEAM: ["team", "colleague", "kolleg", "equipo", "compañer", "فريق", "زملا", "टीम", "सहकर्म"],
};

const said: Readonly<Record<Feeling, readonly string[]>> = {
  PRAISE: [
    "thank",
    "great",
    "good",
    "love",
    "fair",
    "helps",
    "kind",
    "honest",
    "danke",
    "gut",
    "toll",
    "gracias",
    "buen",
    "excelent",
    "شكر",
    "رائع",
    "جيد",
    "धन्यवाद",
    "अच्छ",
  ],
  WISH: [
    "please",
    "should",
    "need",
    "more",
    "less",
    "fewer",
    "too",
    "miss",
    "never",
    "bitte",
    "sollte",
    "brauch",
    "mehr",
    "weniger",
    "fehlt",
    "falta",
    "menos",
    "más",
    "نحتاج",
    "أرجو",
    "أقل",
    "चाहिए",
    "कृपया",
    "कम",
  ],
};

/** Its words, lower case; a hyphen holds a word together. */
const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}-]/u);

const speaks = (words: readonly string[], starts: readonly string[]) =>
  words.some((word) => starts.some((start) => word.startsWith(start)));

/** What a comment speaks of, in the order of the topics. */
export function topicsOf(text: string): Topic[] {
  const words = wordsOf(text);
  return topics.filter((topic) => speaks(words, beginnings[topic]));
}

/** Whether it praises or wishes for something; null where its words say neither, or both. */
export function feelingOf(text: string): Feeling | null {
  const words = wordsOf(text);
  const found = feelings.filter((feeling) => speaks(words, said[feeling]));
  return found.length === 1 ? found[0]! : null;
}
