import type { Option } from "./options.ts";
import type { Texts } from "./texts.ts";

/** The usual scales, each with seven steps from the lowest; shorter ones take some of them. */
export const scaleNames = [
  "AGREE_DISAGREE",
  "DISSATISFIED_SATISFIED",
  "EASY_DIFFICULT",
  "NEVER_ALWAYS",
  "NO_FULL_UNDERSTANDING",
  "NOT_CONFIDENT_CONFIDENT",
  "POOR_EXCELLENT",
  "UNLIKELY_LIKELY",
  "UNIMPORTANT_IMPORTANT",
] as const;
export type ScaleName = (typeof scaleNames)[number];

export const scaleLevels = [3, 4, 5, 7] as const;
export type ScaleLevel = (typeof scaleLevels)[number];

/** Which of the seven steps a scale of so many has, and what they score: four steps leave the middle out. */
const steps: Record<ScaleLevel, { places: readonly number[]; scores: readonly number[] }> = {
  3: { places: [1, 3, 5], scores: [1, 2, 3] },
  4: { places: [0, 1, 5, 6], scores: [1, 2, 4, 5] },
  5: { places: [0, 1, 3, 5, 6], scores: [1, 2, 3, 4, 5] },
  7: { places: [0, 1, 2, 3, 4, 5, 6], scores: [1, 2, 3, 4, 5, 6, 7] },
};

/** The steps of a usual scale as options, in every language. */
export function scaleOptions(name: ScaleName, level: ScaleLevel, newId: () => string): Option[] {
  const { places, scores } = steps[level];
  return places.map((place, at) => ({ id: newId(), label: labelOf(name, place), score: scores[at]! }));
}

/** Which usual scale these steps are, word for word and score for score; null where they are somebody's own. */
export function usualScaleOf(options: readonly Option[]): { scale: ScaleName; level: ScaleLevel } | null {
  const level = scaleLevels.find((count) => count === options.length);
  if (!level) return null;
  const { places, scores } = steps[level];
  const isStep = (scale: ScaleName) => (option: Option, at: number) =>
    option.score === scores[at] &&
    Object.entries(labelOf(scale, places[at]!)).every(
      ([language, label]) => option.label[language as keyof Texts] === label,
    );
  const scale = scaleNames.find((name) => options.every(isStep(name)));
  return scale ? { scale, level } : null;
}

function labelOf(name: ScaleName, place: number): Texts {
  return Object.fromEntries(
    Object.entries(labels[name]).map(([language, said]) => [language, said.split("|")[place]!]),
  );
}

type Languages = "en" | "de" | "es" | "hi" | "ar";

const labels: Record<ScaleName, Record<Languages, string>> = {
  AGREE_DISAGREE: {
    en: "Strongly disagree|Disagree|Somewhat disagree|Neither agree nor disagree|Somewhat agree|Agree|Strongly agree",
    de: "Stimme gar nicht zu|Stimme nicht zu|Stimme eher nicht zu|Weder noch|Stimme eher zu|Stimme zu|Stimme voll zu",
    es: "Muy en desacuerdo|En desacuerdo|Algo en desacuerdo|Ni de acuerdo ni en desacuerdo|Algo de acuerdo|De acuerdo|Muy de acuerdo",
    hi: "पूरी तरह असहमत|असहमत|कुछ असहमत|न सहमत, न असहमत|कुछ सहमत|सहमत|पूरी तरह सहमत",
    ar: "لا أوافق بشدة|لا أوافق|لا أوافق إلى حد ما|محايد|أوافق إلى حد ما|أوافق|أوافق بشدة",
  },
  DISSATISFIED_SATISFIED: {
    en: "Very dissatisfied|Dissatisfied|Somewhat dissatisfied|Neither satisfied nor dissatisfied|Somewhat satisfied|Satisfied|Very satisfied",
    de: "Sehr unzufrieden|Unzufrieden|Eher unzufrieden|Weder zufrieden noch unzufrieden|Eher zufrieden|Zufrieden|Sehr zufrieden",
    es: "Muy insatisfecho|Insatisfecho|Algo insatisfecho|Ni satisfecho ni insatisfecho|Algo satisfecho|Satisfecho|Muy satisfecho",
    hi: "बहुत असंतुष्ट|असंतुष्ट|कुछ असंतुष्ट|न संतुष्ट, न असंतुष्ट|कुछ संतुष्ट|संतुष्ट|बहुत संतुष्ट",
    ar: "غير راضٍ إطلاقًا|غير راضٍ|غير راضٍ إلى حد ما|لا راضٍ ولا غير راضٍ|راضٍ إلى حد ما|راضٍ|راضٍ جدًا",
  },
  EASY_DIFFICULT: {
    en: "Very difficult|Difficult|Somewhat difficult|Neither easy nor difficult|Somewhat easy|Easy|Very easy",
    de: "Sehr schwierig|Schwierig|Eher schwierig|Weder leicht noch schwierig|Eher leicht|Leicht|Sehr leicht",
    es: "Muy difícil|Difícil|Algo difícil|Ni fácil ni difícil|Algo fácil|Fácil|Muy fácil",
    hi: "बहुत कठिन|कठिन|कुछ कठिन|न आसान, न कठिन|कुछ आसान|आसान|बहुत आसान",
    ar: "صعب جدًا|صعب|صعب إلى حد ما|لا سهل ولا صعب|سهل إلى حد ما|سهل|سهل جدًا",
  },
  NEVER_ALWAYS: {
    en: "Never|Rarely|Occasionally|Sometimes|Often|Usually|Always",
    de: "Nie|Selten|Gelegentlich|Manchmal|Oft|Meistens|Immer",
    es: "Nunca|Rara vez|Ocasionalmente|A veces|A menudo|Normalmente|Siempre",
    hi: "कभी नहीं|बहुत कम|कभी-कभार|कभी-कभी|अक्सर|आम तौर पर|हमेशा",
    ar: "أبدًا|نادرًا|بين الحين والآخر|أحيانًا|كثيرًا|عادةً|دائمًا",
  },
  NO_FULL_UNDERSTANDING: {
    en: "No understanding|Little understanding|Some understanding|Fair understanding|Good understanding|Very good understanding|Full understanding",
    de: "Kein Verständnis|Wenig Verständnis|Etwas Verständnis|Ausreichendes Verständnis|Gutes Verständnis|Sehr gutes Verständnis|Volles Verständnis",
    es: "Ninguna comprensión|Poca comprensión|Alguna comprensión|Comprensión suficiente|Buena comprensión|Muy buena comprensión|Comprensión total",
    hi: "बिल्कुल समझ नहीं|कम समझ|थोड़ी समझ|ठीक-ठाक समझ|अच्छी समझ|बहुत अच्छी समझ|पूरी समझ",
    ar: "لا أفهم إطلاقًا|فهم قليل|بعض الفهم|فهم مقبول|فهم جيد|فهم جيد جدًا|فهم كامل",
  },
  NOT_CONFIDENT_CONFIDENT: {
    en: "Not at all confident|Not confident|Slightly confident|Moderately confident|Fairly confident|Confident|Very confident",
    de: "Gar nicht zuversichtlich|Nicht zuversichtlich|Wenig zuversichtlich|Mäßig zuversichtlich|Ziemlich zuversichtlich|Zuversichtlich|Sehr zuversichtlich",
    es: "Nada de confianza|Sin confianza|Poca confianza|Confianza moderada|Bastante confianza|Confianza|Mucha confianza",
    hi: "बिल्कुल भरोसा नहीं|भरोसा नहीं|थोड़ा भरोसा|मध्यम भरोसा|काफ़ी भरोसा|भरोसा|पूरा भरोसा",
    ar: "غير واثق إطلاقًا|غير واثق|واثق قليلًا|واثق بدرجة متوسطة|واثق إلى حد كبير|واثق|واثق جدًا",
  },
  POOR_EXCELLENT: {
    en: "Very poor|Poor|Below average|Average|Good|Very good|Excellent",
    de: "Sehr schlecht|Schlecht|Unterdurchschnittlich|Durchschnittlich|Gut|Sehr gut|Ausgezeichnet",
    es: "Muy malo|Malo|Por debajo de la media|Normal|Bueno|Muy bueno|Excelente",
    hi: "बहुत ख़राब|ख़राब|औसत से कम|औसत|अच्छा|बहुत अच्छा|उत्कृष्ट",
    ar: "سيئ جدًا|سيئ|دون المتوسط|متوسط|جيد|جيد جدًا|ممتاز",
  },
  UNLIKELY_LIKELY: {
    en: "Very unlikely|Unlikely|Somewhat unlikely|Neither likely nor unlikely|Somewhat likely|Likely|Very likely",
    de: "Sehr unwahrscheinlich|Unwahrscheinlich|Eher unwahrscheinlich|Weder wahrscheinlich noch unwahrscheinlich|Eher wahrscheinlich|Wahrscheinlich|Sehr wahrscheinlich",
    es: "Muy improbable|Improbable|Algo improbable|Ni probable ni improbable|Algo probable|Probable|Muy probable",
    hi: "बहुत असंभावित|असंभावित|कुछ असंभावित|न संभावित, न असंभावित|कुछ संभावित|संभावित|बहुत संभावित",
    ar: "مستبعد جدًا|مستبعد|مستبعد إلى حد ما|لا مرجّح ولا مستبعد|مرجّح إلى حد ما|مرجّح|مرجّح جدًا",
  },
  UNIMPORTANT_IMPORTANT: {
    en: "Not at all important|Unimportant|Slightly important|Moderately important|Fairly important|Important|Very important",
    de: "Völlig unwichtig|Unwichtig|Wenig wichtig|Mäßig wichtig|Ziemlich wichtig|Wichtig|Sehr wichtig",
    es: "Nada importante|Poco importante|Algo importante|Moderadamente importante|Bastante importante|Importante|Muy importante",
    hi: "बिल्कुल महत्वपूर्ण नहीं|महत्वपूर्ण नहीं|थोड़ा महत्वपूर्ण|मध्यम महत्वपूर्ण|काफ़ी महत्वपूर्ण|महत्वपूर्ण|बहुत महत्वपूर्ण",
    ar: "غير مهم إطلاقًا|غير مهم|مهم قليلًا|مهم بدرجة متوسطة|مهم إلى حد كبير|مهم|مهم جدًا",
  },
};
