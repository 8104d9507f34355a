import { beginSetup, type Question, type Texts } from "#app/modules/questionnaires/domain.ts";

type Asked = { text: Texts; options?: readonly Texts[]; kind: "single" | "text" | "enps"; required?: boolean };

const notSaid: Texts = {
  en: "I would rather not say",
  de: "Möchte ich nicht sagen",
  es: "Prefiero no decirlo",
  hi: "मैं नहीं बताना चाहूँगा/चाहूँगी",
  ar: "أفضّل عدم الإجابة",
};

/** What a joiner is asked before the first day. */
const firstQuestions: readonly Asked[] = [
  {
    kind: "single",
    text: {
      en: "Which computer do you work best with?",
      de: "Mit welchem Computer arbeiten Sie am besten?",
      es: "¿Con qué ordenador trabajas mejor?",
      hi: "आप किस कंप्यूटर पर सबसे अच्छा काम करते हैं?",
      ar: "ما الحاسوب الأنسب لعملك؟",
    },
    required: true,
    options: [
      { en: "Windows", de: "Windows", es: "Windows", hi: "Windows", ar: "Windows" },
      { en: "Mac", de: "Mac", es: "Mac", hi: "Mac", ar: "Mac" },
      { en: "Linux", de: "Linux", es: "Linux", hi: "Linux", ar: "Linux" },
      { en: "No preference", de: "Egal", es: "Me da igual", hi: "कोई पसंद नहीं", ar: "لا فرق" },
    ],
  },
  {
    kind: "text",
    text: {
      en: "Is there anything we should know for your first day: arrival, food, access?",
      de: "Was sollten wir für Ihren ersten Tag wissen: Anreise, Essen, Barrierefreiheit?",
      es: "¿Hay algo que debamos saber para tu primer día: llegada, comida, accesibilidad?",
      hi: "क्या आपके पहले दिन के लिए हमें कुछ जानना चाहिए: पहुँचना, खाना, सुगम्यता?",
      ar: "هل هناك ما ينبغي أن نعرفه ليومك الأول: الوصول أو الطعام أو تسهيلات الحركة؟",
    },
  },
  {
    kind: "text",
    text: {
      en: "What would you like to tell the team about yourself?",
      de: "Was möchten Sie dem Team über sich erzählen?",
      es: "¿Qué te gustaría contarle al equipo sobre ti?",
      hi: "आप टीम को अपने बारे में क्या बताना चाहेंगे?",
      ar: "ماذا تودّ أن تخبر الفريق عن نفسك؟",
    },
  },
];

/** What a leaver is asked: the reasons that practitioners tell apart, a recommendation, and a way back. */
const exitForm: readonly Asked[] = [
  {
    kind: "single",
    text: {
      en: "What is the main reason why you leave?",
      de: "Was ist der wichtigste Grund, warum Sie gehen?",
      es: "¿Cuál es el motivo principal de tu salida?",
      hi: "आपके जाने का मुख्य कारण क्या है?",
      ar: "ما السبب الرئيسي لمغادرتك؟",
    },
    required: true,
    options: [
      {
        en: "Pay and benefits",
        de: "Gehalt und Leistungen",
        es: "Salario y beneficios",
        hi: "वेतन और लाभ",
        ar: "الأجر والمزايا",
      },
      {
        en: "Career and growth",
        de: "Karriere und Entwicklung",
        es: "Carrera y desarrollo",
        hi: "करियर और विकास",
        ar: "المسار المهني والتطور",
      },
      { en: "My manager", de: "Meine Führungskraft", es: "Mi responsable", hi: "मेरे प्रबंधक", ar: "مديري" },
      { en: "The work itself", de: "Die Arbeit selbst", es: "El trabajo en sí", hi: "काम ही", ar: "العمل نفسه" },
      { en: "Workload", de: "Arbeitsmenge", es: "Carga de trabajo", hi: "कार्यभार", ar: "حجم العمل" },
      {
        en: "Place or hours of work",
        de: "Ort oder Zeiten der Arbeit",
        es: "Lugar u horario de trabajo",
        hi: "काम की जगह या समय",
        ar: "مكان العمل أو ساعاته",
      },
      { en: "Private reasons", de: "Private Gründe", es: "Motivos personales", hi: "निजी कारण", ar: "أسباب شخصية" },
      notSaid,
    ],
  },
  {
    kind: "enps",
    text: {
      en: "How likely are you to recommend us as a place to work?",
      de: "Wie wahrscheinlich ist es, dass Sie uns als Arbeitgeber weiterempfehlen?",
      es: "¿Qué probabilidad hay de que nos recomiendes como lugar de trabajo?",
      hi: "आप हमें काम करने की जगह के रूप में सुझाने की कितनी संभावना रखते हैं?",
      ar: "ما مدى احتمال أن توصي بنا مكانًا للعمل؟",
    },
  },
  {
    kind: "text",
    text: {
      en: "What should we have done differently?",
      de: "Was hätten wir anders machen sollen?",
      es: "¿Qué deberíamos haber hecho de otra manera?",
      hi: "हमें क्या अलग करना चाहिए था?",
      ar: "ما الذي كان علينا فعله بشكل مختلف؟",
    },
  },
  {
    kind: "single",
    text: {
      en: "Would you come back one day?",
      de: "Würden Sie eines Tages wiederkommen?",
      es: "¿Volverías algún día?",
      hi: "क्या आप कभी वापस आएँगे?",
      ar: "هل تعود يومًا ما؟",
    },
    options: [
      { en: "Yes", de: "Ja", es: "Sí", hi: "हाँ", ar: "نعم" },
      { en: "Perhaps", de: "Vielleicht", es: "Quizás", hi: "शायद", ar: "ربما" },
      { en: "No", de: "Nein", es: "No", hi: "नहीं", ar: "لا" },
    ],
  },
];

export const sampleForms: Readonly<Record<string, readonly Asked[]>> = {
  "first-questions": firstQuestions,
  "exit-form": exitForm,
};

/** The questions of a sample form, ready to be asked. */
export function questionsOf(form: string, newId: () => string): Question[] {
  return (sampleForms[form] ?? []).map(({ kind, text, options, required = false }) => ({
    ...{ id: newId(), kind, text, help: {}, required, comment: "NONE" as const, when: null },
    setup: options
      ? { options: options.map((label) => ({ id: newId(), label, score: null })), folded: false }
      : beginSetup(kind, newId),
  }));
}
