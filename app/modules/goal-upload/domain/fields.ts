import type { ImportColumn } from "#app/platform/contributions/importable.ts";

/** What a file of goals may hold: objectives with key results, objectives, or key results of objectives that stand. */
export const uploadKinds = ["OKRS", "OBJECTIVES", "KEY_RESULTS"] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** What each kind is called among the kinds of imports. */
export const importKinds = { OKRS: "okrs", OBJECTIVES: "objectives", KEY_RESULTS: "key-results" } as const;

const objectiveFields = [
  "objective",
  "description",
  "owner",
  "timeFrame",
  "level",
  "department",
  "teams",
  "visibility",
  "parent",
] as const;
const keyResultFields = ["keyResult", "measure", "start", "target", "weightage", "metric"] as const;
export const uploadFields = [...objectiveFields, ...keyResultFields] as const;
export type UploadField = (typeof uploadFields)[number];

/** What each kind of file holds, what names a line first. */
const fieldsOf: Readonly<Record<UploadKind, readonly UploadField[]>> = {
  OKRS: uploadFields,
  OBJECTIVES: objectiveFields,
  KEY_RESULTS: [
    "keyResult",
    "objective",
    "timeFrame",
    "description",
    "owner",
    "measure",
    "start",
    "target",
    "weightage",
    "metric",
  ],
};

/** A line without these cannot be understood. */
const requiredOf: Readonly<Record<UploadKind, readonly UploadField[]>> = {
  OKRS: ["objective"],
  OBJECTIVES: ["objective"],
  KEY_RESULTS: ["keyResult", "objective"],
};

const heads: Readonly<Record<UploadField, readonly string[]>> = {
  objective: [
    "Objective",
    "objective title",
    "objective name",
    "goal",
    "ziel",
    "objetivo",
    "title",
    "titel",
    "titulo",
    "उद्देश्य",
    "الهدف",
  ],
  keyResult: [
    "Key result",
    "key result title",
    "kr",
    "schlusselergebnis",
    "resultado clave",
    "metric",
    "title",
    "titel",
    "titulo",
    "मुख्य परिणाम",
    "النتيجة الرئيسية",
  ],
  description: ["Description", "details", "beschreibung", "descripcion", "विवरण", "الوصف"],
  owner: [
    "Owner",
    "owner email",
    "email",
    "responsible",
    "verantwortlich",
    "besitzer",
    "responsable",
    "मालिक",
    "المالك",
  ],
  timeFrame: [
    "Time frame",
    "period",
    "quarter",
    "cycle",
    "zeitraum",
    "quartal",
    "periodo",
    "trimestre",
    "समय सीमा",
    "الإطار الزمني",
  ],
  level: ["Level", "objective level", "scope", "ebene", "nivel", "स्तर", "المستوى"],
  department: ["Department", "org unit", "abteilung", "departamento", "विभाग", "القسم"],
  teams: ["Teams", "team", "equipos", "equipo", "टीमें", "الفرق"],
  visibility: ["Visibility", "sichtbarkeit", "visibilidad", "दृश्यता", "الظهور"],
  parent: ["Parent objective", "parent", "aligned to", "ubergeordnet", "alineado con", "मूल उद्देश्य", "الهدف الأعلى"],
  measure: [
    "Measure",
    "measured in",
    "unit",
    "metric unit",
    "currency",
    "einheit",
    "messgrosse",
    "unidad",
    "medida",
    "मापक",
    "الوحدة",
  ],
  start: ["Start", "start value", "baseline", "starting value", "startwert", "inicio", "शुरुआत", "البداية"],
  target: ["Target", "target value", "zielwert", "meta", "लक्ष्य", "المستهدف"],
  metric: [
    "Metric",
    "metric it follows",
    "follows",
    "follows metric",
    "metric name",
    "kennzahl",
    "metrica",
    "मेट्रिक",
    "المؤشر",
  ],
  weightage: [
    "Importance",
    "weight",
    "weightage",
    "wichtigkeit",
    "gewicht",
    "importancia",
    "peso",
    "महत्व",
    "भार",
    "الأهمية",
    "الوزن",
  ],
};

/** What a sample file is filled in with where it depends on who asks for it. */
export type SampleFacts = { owner: string; timeFrame: string; currency: string };

/** The columns of a kind of file, with lines that could be brought in as they stand but for their titles. */
export function goalColumns(kind: UploadKind, { owner, timeFrame, currency }: SampleFacts): readonly ImportColumn[] {
  const thrice = (text: string) => [text, text, text];
  const examples: Partial<Record<UploadField, readonly string[]>> = {
    objective: thrice("Customers trust us with their first order"),
    description: ["Why it matters"],
    owner: thrice(owner),
    timeFrame: thrice(timeFrame),
    level: thrice("TEAM"),
    visibility: thrice("GLOBAL"),
    keyResult: ["Share of orders delivered the next day", "Revenue from new customers", "Complaints a month"],
    measure: ["%", currency, "#"],
    start: ["61", "0", "40"],
    target: ["85", "120000", "15"],
    weightage: thrice("0"),
  };
  const lines = kind === "OBJECTIVES" ? 1 : 3;
  return fieldsOf[kind].map((name) => ({
    name,
    label: `field.${name}`,
    heads: heads[name],
    required: requiredOf[kind].includes(name),
    examples: (examples[name] ?? []).slice(0, lines),
  }));
}
