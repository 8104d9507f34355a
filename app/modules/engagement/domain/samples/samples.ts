import { newQuestionOf } from "./sample-question.ts";
import type { Question, Texts } from "#app/modules/questionnaires/domain.ts";
import type { Purpose } from "../survey.ts";
import { library, type LibraryName } from "./library.ts";

/** Surveys to begin with, by what is to be learned. */
export const sampleNames = [
  "how-are-we",
  "pulse",
  "one-question",
  "onboarding",
  "change",
  "wellbeing",
  "exit",
] as const;
export type SampleName = (typeof sampleNames)[number];

type Sample = {
  purpose: Purpose;
  title: Texts;
  intro: Texts;
  asks: readonly LibraryName[];
  sections?: readonly Begins[];
};
/** The heading that stands above a question of the library and those after it. */
type Begins = { above: LibraryName; heading: Texts };

const howAreWeSections: readonly Begins[] = [
  {
    above: "proud",
    heading: {
      en: "Working here",
      de: "Arbeiten bei uns",
      es: "Trabajar aquí",
      hi: "यहाँ काम करना",
      ar: "العمل هنا",
    },
  },
  {
    above: "vision",
    heading: {
      en: "Direction and leadership",
      de: "Richtung und Führung",
      es: "Rumbo y liderazgo",
      hi: "दिशा और नेतृत्व",
      ar: "الاتجاه والقيادة",
    },
  },
  {
    above: "expected",
    heading: { en: "Your work", de: "Ihre Arbeit", es: "Tu trabajo", hi: "आपका काम", ar: "عملك" },
  },
  {
    above: "develop",
    heading: {
      en: "Growth and team",
      de: "Entwicklung und Team",
      es: "Desarrollo y equipo",
      hi: "विकास और टीम",
      ar: "التطور والفريق",
    },
  },
  {
    above: "better",
    heading: {
      en: "In your own words",
      de: "In Ihren eigenen Worten",
      es: "Con tus palabras",
      hi: "आपके अपने शब्दों में",
      ar: "بكلماتك",
    },
  },
];

const samples: Record<SampleName, Sample> = {
  "how-are-we": {
    purpose: "ENGAGEMENT",
    title: {
      en: "How are we doing?",
      de: "Wie geht es uns?",
      es: "¿Cómo estamos?",
      hi: "हम कैसे हैं?",
      ar: "كيف حالنا؟",
    },
    intro: {
      en: "Once a year we ask everybody how work is here, and tell what we do about it.",
      de: "Einmal im Jahr fragen wir alle, wie man hier arbeitet, und sagen, was wir daraus machen.",
      es: "Una vez al año preguntamos a todos cómo se trabaja aquí y contamos qué hacemos al respecto.",
      hi: "साल में एक बार हम सबसे पूछते हैं कि यहाँ काम कैसा है, और बताते हैं कि हम क्या करेंगे।",
      ar: "نسأل الجميع مرة في السنة عن العمل هنا، ونخبركم بما سنفعله.",
    },
    asks: [
      ...(["proud", "energy", "stay", "recommend", "vision", "trust", "cares", "feedback", "expected"] as const),
      ...(["tools", "decide", "develop", "recognised", "belong", "speak", "workload", "help"] as const),
      ...(["better", "keep"] as const),
    ],
    sections: howAreWeSections,
  },
  pulse: {
    purpose: "PULSE",
    title: { en: "Pulse", de: "Puls", es: "Pulso", hi: "पल्स", ar: "نبض" },
    intro: {
      en: "Five short questions about the last weeks.",
      de: "Fünf kurze Fragen zu den letzten Wochen.",
      es: "Cinco preguntas breves sobre las últimas semanas.",
      hi: "पिछले हफ़्तों के बारे में पाँच छोटे सवाल।",
      ar: "خمسة أسئلة قصيرة عن الأسابيع الأخيرة.",
    },
    asks: ["recommend", "energy", "workload", "speak", "better"],
  },
  "one-question": {
    purpose: "PULSE",
    title: {
      en: "One question",
      de: "Eine Frage",
      es: "Una pregunta",
      hi: "एक सवाल",
      ar: "سؤال واحد",
    },
    intro: {},
    asks: ["energy"],
  },
  onboarding: {
    purpose: "ONBOARDING",
    title: {
      en: "Your first weeks",
      de: "Ihre ersten Wochen",
      es: "Sus primeras semanas",
      hi: "आपके पहले हफ़्ते",
      ar: "أسابيعك الأولى",
    },
    intro: {
      en: "How was your start? We want the next one to be better still.",
      de: "Wie war Ihr Start? Der nächste soll noch besser werden.",
      es: "¿Cómo ha sido su llegada? Queremos que la próxima sea aún mejor.",
      hi: "आपकी शुरुआत कैसी रही? अगली हम और बेहतर बनाना चाहते हैं।",
      ar: "كيف كانت بدايتك؟ نريد أن تكون التالية أفضل.",
    },
    asks: ["welcome", "whoToAsk", "asPromised", "expected", "tools", "help", "recommend", "better"],
  },
  change: {
    purpose: "CHANGE",
    title: {
      en: "After the reorganisation",
      de: "Nach der Umstellung",
      es: "Tras la reorganización",
      hi: "पुनर्गठन के बाद",
      ar: "بعد إعادة التنظيم",
    },
    intro: {
      en: "What is clear, what is not, and what helps now.",
      de: "Was klar ist, was nicht, und was jetzt hilft.",
      es: "Qué está claro, qué no, y qué ayuda ahora.",
      hi: "क्या स्पष्ट है, क्या नहीं, और अब क्या मदद करेगा।",
      ar: "ما الواضح وما غير الواضح وما الذي يساعد الآن.",
    },
    asks: ["changeWhy", "changeMeans", "changeSupport", "vision", "trust", "cares", "workload", "better"],
  },
  wellbeing: {
    purpose: "WELLBEING",
    title: {
      en: "Workload and recovery",
      de: "Arbeitsmenge und Erholung",
      es: "Carga de trabajo y descanso",
      hi: "कार्यभार और आराम",
      ar: "عبء العمل والراحة",
    },
    intro: {
      en: "How much there is to do, and whether it can be done in good health.",
      de: "Wie viel zu tun ist und ob es gesund zu schaffen ist.",
      es: "Cuánto hay que hacer y si se puede hacer con buena salud.",
      hi: "कितना काम है, और क्या वह स्वस्थ रहते हुए हो सकता है।",
      ar: "كم العمل المطلوب، وهل يمكن إنجازه بصحة جيدة.",
    },
    asks: ["workload", "switchOff", "energy", "decide", "cares", "speak", "mistakes", "better"],
  },
  exit: {
    purpose: "EXIT",
    title: { en: "Goodbye", de: "Zum Abschied", es: "Despedida", hi: "विदाई", ar: "عند المغادرة" },
    intro: {
      en: "Before you go: what should we know?",
      de: "Bevor Sie gehen: Was sollten wir wissen?",
      es: "Antes de irse: ¿qué deberíamos saber?",
      hi: "जाने से पहले: हमें क्या पता होना चाहिए?",
      ar: "قبل أن تغادر: ما الذي ينبغي أن نعرفه؟",
    },
    asks: ["reason", "recommend", "comeBack", "cares", "develop", "recognised", "workload", "keep", "better"],
  },
};

export type BegunSurvey = {
  title: Texts;
  intro: Texts;
  purpose: Purpose;
  questions: Question[];
  drivers: Record<string, string>;
};

/** A sample with ids of its own. */
export function sampleNamed(name: SampleName, newId: () => string): BegunSurvey {
  const { purpose, title, intro, asks, sections = [] } = samples[name];
  const drivers = new Map<string, string>();
  const questions = asks.map((each) => {
    const question = newQuestionOf(library[each], newId);
    drivers.set(question.id, library[each].driver);
    const begins = sections.find(({ above }) => above === each);
    return begins ? { ...question, section: { heading: begins.heading, help: {} } } : question;
  });
  return { purpose, title, intro, questions, drivers: Object.fromEntries(drivers) };
}

/** What a sample is called, how long it is, and where its questions come from. */
export function sampleSummary(name: SampleName): {
  title: Texts;
  purpose: Purpose;
  questions: number;
  sources: string[];
} {
  const { title, purpose, asks } = samples[name];
  return { title, purpose, questions: asks.length, sources: [...new Set(asks.map((each) => library[each].source))] };
}
