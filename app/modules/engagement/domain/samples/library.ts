import type { Texts } from "#app/modules/questionnaires/domain.ts";

/** What questions speak of; each company may have drivers of its own beside these. */
export const driverNames = [
  "ENGAGEMENT",
  "LEADERSHIP",
  "MANAGER",
  "CLARITY",
  "ENABLEMENT",
  "GROWTH",
  "RECOGNITION",
  "BELONGING",
  "SAFETY",
  "WELLBEING",
  "TEAMWORK",
  "CHANGE",
  "ONBOARDING",
  "LEAVING",
] as const;
export type DriverName = (typeof driverNames)[number];

/** A question as practitioners ask it; the wording is ours, the idea behind it is that of the source. */
export type LibraryQuestion = {
  kind: "agree" | "enps" | "text" | "reason";
  driver: DriverName;
  source: string;
  text: Texts;
};

const agree = (driver: DriverName, source: string, text: Texts): LibraryQuestion => ({
  ...{ kind: "agree", driver, source, text },
});

const engagement = "Schaufeli & Bakker 2004, work engagement";
const climate = "Patterson et al. 2005, organizational climate";
const demands = "Bakker & Demerouti 2007, job demands and resources";
const change = "Holt et al. 2007, readiness for change";
const joining = "Bauer et al. 2007, socialization of newcomers";
const leaving = "Hom et al. 2017, turnover";

export const library = {
  proud: agree("ENGAGEMENT", engagement, {
    en: "I am proud to work here.",
    de: "Ich bin stolz, hier zu arbeiten.",
    es: "Me enorgullece trabajar aquí.",
    hi: "मुझे यहाँ काम करने पर गर्व है।",
    ar: "أفتخر بالعمل هنا.",
  }),
  energy: agree("ENGAGEMENT", engagement, {
    en: "My work gives me energy.",
    de: "Meine Arbeit gibt mir Energie.",
    es: "Mi trabajo me da energía.",
    hi: "मेरा काम मुझे ऊर्जा देता है।",
    ar: "عملي يمنحني طاقة.",
  }),
  stay: agree("ENGAGEMENT", leaving, {
    en: "I see myself working here in two years.",
    de: "Ich sehe mich auch in zwei Jahren noch hier arbeiten.",
    es: "Me veo trabajando aquí dentro de dos años.",
    hi: "मैं दो साल बाद भी खुद को यहाँ काम करते देखता/देखती हूँ।",
    ar: "أرى نفسي أعمل هنا بعد عامين.",
  }),
  recommend: {
    kind: "enps",
    driver: "ENGAGEMENT",
    source: "Reichheld 2003, net promoter score",
    text: {
      en: "How likely are you to recommend us as a place to work?",
      de: "Wie wahrscheinlich ist es, dass Sie uns als Arbeitgeber weiterempfehlen?",
      es: "¿Qué probabilidad hay de que nos recomiende como lugar de trabajo?",
      hi: "आप हमें काम करने की जगह के रूप में सुझाने की कितनी संभावना रखते हैं?",
      ar: "ما مدى احتمال أن توصي بنا مكانًا للعمل؟",
    },
  },
  vision: agree("LEADERSHIP", climate, {
    en: "Our leaders have given us a clear direction.",
    de: "Unsere Führung hat uns eine klare Richtung gegeben.",
    es: "La dirección nos ha dado un rumbo claro.",
    hi: "हमारे नेतृत्व ने हमें स्पष्ट दिशा दी है।",
    ar: "أعطتنا القيادة اتجاهًا واضحًا.",
  }),
  trust: agree("LEADERSHIP", "Mayer, Davis & Schoorman 1995, trust", {
    en: "I trust the decisions of our leaders.",
    de: "Ich vertraue den Entscheidungen unserer Führung.",
    es: "Confío en las decisiones de la dirección.",
    hi: "मुझे हमारे नेतृत्व के निर्णयों पर भरोसा है।",
    ar: "أثق بقرارات القيادة.",
  }),
  cares: agree("MANAGER", "Eisenberger et al. 2002, perceived supervisor support", {
    en: "My manager cares about how I am doing.",
    de: "Meiner Führungskraft ist wichtig, wie es mir geht.",
    es: "A mi responsable le importa cómo estoy.",
    hi: "मेरे प्रबंधक को परवाह है कि मैं कैसा/कैसी हूँ।",
    ar: "يهتم مديري بحالي.",
  }),
  feedback: agree("MANAGER", "Steelman et al. 2004, feedback environment", {
    en: "My manager's feedback helps me do better work.",
    de: "Das Feedback meiner Führungskraft hilft mir, besser zu arbeiten.",
    es: "El feedback de mi responsable me ayuda a trabajar mejor.",
    hi: "मेरे प्रबंधक का फ़ीडबैक मुझे बेहतर काम करने में मदद करता है।",
    ar: "تساعدني ملاحظات مديري على تحسين عملي.",
  }),
  expected: agree("CLARITY", "Rizzo, House & Lirtzman 1970, role clarity", {
    en: "I know what is expected of me.",
    de: "Ich weiß, was von mir erwartet wird.",
    es: "Sé qué se espera de mí.",
    hi: "मुझे पता है कि मुझसे क्या अपेक्षा है।",
    ar: "أعرف ما هو متوقع مني.",
  }),
  tools: agree("ENABLEMENT", demands, {
    en: "I have what I need to do my work well.",
    de: "Ich habe, was ich brauche, um gut zu arbeiten.",
    es: "Tengo lo que necesito para trabajar bien.",
    hi: "अच्छा काम करने के लिए जो चाहिए, वह मेरे पास है।",
    ar: "لديّ ما أحتاجه لأداء عملي جيدًا.",
  }),
  decide: agree("ENABLEMENT", demands, {
    en: "I can decide how I do my work.",
    de: "Ich kann entscheiden, wie ich meine Arbeit mache.",
    es: "Puedo decidir cómo hago mi trabajo.",
    hi: "मैं तय कर सकता/सकती हूँ कि अपना काम कैसे करूँ।",
    ar: "أستطيع أن أقرر كيف أؤدي عملي.",
  }),
  develop: agree("GROWTH", demands, {
    en: "I have good opportunities to develop here.",
    de: "Ich habe hier gute Möglichkeiten, mich zu entwickeln.",
    es: "Aquí tengo buenas oportunidades de desarrollo.",
    hi: "यहाँ मेरे विकास के अच्छे अवसर हैं।",
    ar: "لديّ هنا فرص جيدة للتطور.",
  }),
  recognised: agree("RECOGNITION", demands, {
    en: "Good work is recognised here.",
    de: "Gute Arbeit wird hier anerkannt.",
    es: "Aquí se reconoce el buen trabajo.",
    hi: "यहाँ अच्छे काम की सराहना होती है।",
    ar: "يُقدَّر العمل الجيد هنا.",
  }),
  belong: agree("BELONGING", "Jansen et al. 2014, inclusion", {
    en: "I feel that I belong here.",
    de: "Ich fühle mich hier zugehörig.",
    es: "Siento que formo parte de esta empresa.",
    hi: "मुझे लगता है कि मैं यहाँ का हिस्सा हूँ।",
    ar: "أشعر بالانتماء هنا.",
  }),
  speak: agree("SAFETY", "Edmondson 1999, psychological safety", {
    en: "I can say what I think without fear.",
    de: "Ich kann ohne Angst sagen, was ich denke.",
    es: "Puedo decir lo que pienso sin miedo.",
    hi: "मैं बिना डर के अपनी बात कह सकता/सकती हूँ।",
    ar: "أستطيع أن أقول ما أفكر فيه دون خوف.",
  }),
  mistakes: agree("SAFETY", "Edmondson 1999, psychological safety", {
    en: "When something goes wrong, we look for the cause and not for someone to blame.",
    de: "Wenn etwas schiefgeht, suchen wir die Ursache und keine Schuldigen.",
    es: "Cuando algo sale mal, buscamos la causa y no un culpable.",
    hi: "कुछ ग़लत होने पर हम कारण खोजते हैं, दोषी नहीं।",
    ar: "عندما يحدث خطأ نبحث عن السبب لا عن مذنب.",
  }),
  workload: agree("WELLBEING", demands, {
    en: "My workload is manageable.",
    de: "Meine Arbeitsmenge ist zu schaffen.",
    es: "Mi carga de trabajo es asumible.",
    hi: "मेरा कार्यभार संभालने लायक है।",
    ar: "حجم عملي معقول.",
  }),
  switchOff: agree("WELLBEING", "Sonnentag & Fritz 2007, recovery", {
    en: "I can switch off from work in my free time.",
    de: "In meiner freien Zeit kann ich von der Arbeit abschalten.",
    es: "En mi tiempo libre puedo desconectar del trabajo.",
    hi: "अपने खाली समय में मैं काम से मन हटा पाता/पाती हूँ।",
    ar: "أستطيع أن أنفصل عن العمل في وقت فراغي.",
  }),
  help: agree("TEAMWORK", climate, {
    en: "In my team we help each other.",
    de: "In meinem Team helfen wir einander.",
    es: "En mi equipo nos ayudamos.",
    hi: "मेरी टीम में हम एक-दूसरे की मदद करते हैं।",
    ar: "نساعد بعضنا بعضًا في فريقي.",
  }),
  changeWhy: agree("CHANGE", change, {
    en: "I understand why this change is being made.",
    de: "Ich verstehe, warum diese Veränderung stattfindet.",
    es: "Entiendo por qué se hace este cambio.",
    hi: "मैं समझता/समझती हूँ कि यह बदलाव क्यों हो रहा है।",
    ar: "أفهم سبب هذا التغيير.",
  }),
  changeMeans: agree("CHANGE", change, {
    en: "I know what the change means for my work.",
    de: "Ich weiß, was die Veränderung für meine Arbeit bedeutet.",
    es: "Sé qué significa el cambio para mi trabajo.",
    hi: "मुझे पता है कि इस बदलाव का मेरे काम पर क्या असर होगा।",
    ar: "أعرف ما يعنيه التغيير لعملي.",
  }),
  changeSupport: agree("CHANGE", change, {
    en: "I get the support I need during the change.",
    de: "Ich bekomme in der Veränderung die Unterstützung, die ich brauche.",
    es: "Recibo el apoyo que necesito durante el cambio.",
    hi: "बदलाव के दौरान मुझे ज़रूरी सहयोग मिलता है।",
    ar: "أحصل على الدعم الذي أحتاجه أثناء التغيير.",
  }),
  welcome: agree("ONBOARDING", joining, {
    en: "I felt welcome from the first day.",
    de: "Ich habe mich vom ersten Tag an willkommen gefühlt.",
    es: "Me sentí bien recibido desde el primer día.",
    hi: "पहले दिन से ही मेरा अच्छा स्वागत हुआ।",
    ar: "شعرت بالترحيب منذ اليوم الأول.",
  }),
  whoToAsk: agree("ONBOARDING", joining, {
    en: "I know whom to ask when I have a question.",
    de: "Ich weiß, wen ich bei Fragen ansprechen kann.",
    es: "Sé a quién preguntar cuando tengo dudas.",
    hi: "सवाल होने पर किससे पूछना है, मुझे पता है।",
    ar: "أعرف من أسأل عندما يكون لديّ سؤال.",
  }),
  asPromised: agree("ONBOARDING", joining, {
    en: "The job is what I was told it would be.",
    de: "Die Stelle ist so, wie sie mir beschrieben wurde.",
    es: "El puesto es como me lo describieron.",
    hi: "नौकरी वैसी ही है जैसी बताई गई थी।",
    ar: "الوظيفة كما وُصفت لي.",
  }),
  reason: {
    kind: "reason",
    driver: "LEAVING",
    source: leaving,
    text: {
      en: "What is the main reason for leaving?",
      de: "Was ist der wichtigste Grund für den Abschied?",
      es: "¿Cuál es el motivo principal de su salida?",
      hi: "छोड़ने का मुख्य कारण क्या है?",
      ar: "ما السبب الرئيسي للمغادرة؟",
    },
  },
  comeBack: agree("LEAVING", leaving, {
    en: "I can imagine coming back one day.",
    de: "Ich kann mir vorstellen, eines Tages zurückzukommen.",
    es: "Puedo imaginarme volviendo algún día.",
    hi: "मैं किसी दिन लौटने की कल्पना कर सकता/सकती हूँ।",
    ar: "أستطيع أن أتخيل العودة يومًا ما.",
  }),
  better: {
    kind: "text",
    driver: "ENGAGEMENT",
    source: "Cooperrider & Whitney 2005, appreciative inquiry",
    text: {
      en: "What should we change first to make this a better place to work?",
      de: "Was sollten wir als Erstes ändern, damit man hier besser arbeiten kann?",
      es: "¿Qué deberíamos cambiar primero para que este sea un mejor lugar de trabajo?",
      hi: "इसे काम करने की बेहतर जगह बनाने के लिए हमें पहले क्या बदलना चाहिए?",
      ar: "ما أول شيء ينبغي أن نغيّره ليصبح هذا مكان عمل أفضل؟",
    },
  },
  keep: {
    kind: "text",
    driver: "ENGAGEMENT",
    source: "Cooperrider & Whitney 2005, appreciative inquiry",
    text: {
      en: "What works well and should stay as it is?",
      de: "Was funktioniert gut und sollte so bleiben?",
      es: "¿Qué funciona bien y debería seguir igual?",
      hi: "क्या अच्छा चल रहा है और वैसा ही रहना चाहिए?",
      ar: "ما الذي يعمل جيدًا وينبغي أن يبقى كما هو؟",
    },
  },
} as const satisfies Record<string, LibraryQuestion>;

export type LibraryName = keyof typeof library;
