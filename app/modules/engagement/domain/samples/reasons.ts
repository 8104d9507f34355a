import type { Texts } from "#app/modules/questionnaires/domain.ts";

/** Why people leave, as leavers are asked. */
export const reasons: readonly Texts[] = [
  { en: "Pay", de: "Gehalt", es: "Salario", hi: "वेतन", ar: "الأجر" },
  { en: "Development", de: "Entwicklung", es: "Desarrollo", hi: "विकास", ar: "التطور" },
  { en: "My manager", de: "Meine Führungskraft", es: "Mi responsable", hi: "मेरे प्रबंधक", ar: "مديري" },
  { en: "Workload", de: "Arbeitsmenge", es: "Carga de trabajo", hi: "कार्यभार", ar: "حجم العمل" },
  {
    en: "Place or way of working",
    de: "Ort oder Arbeitsweise",
    es: "Lugar o forma de trabajo",
    hi: "जगह या काम का तरीका",
    ar: "المكان أو طريقة العمل",
  },
  { en: "Private reasons", de: "Private Gründe", es: "Motivos personales", hi: "निजी कारण", ar: "أسباب شخصية" },
];
