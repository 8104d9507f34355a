import { guessColumns, type ColumnNames } from "#app/platform/import/guess-columns.ts";

/** What a file of goals may hold: objectives, key results of objectives that stand, or both in one. */
export const uploadKinds = ["OKRS", "OBJECTIVES", "KEY_RESULTS"] as const;
export type UploadKind = (typeof uploadKinds)[number];

const objectiveFields = ["objective", "description", "owner", "timeFrame", "level", "visibility", "parent"] as const;
const keyResultFields = ["keyResult", "measure", "start", "target", "weightage", "metric"] as const;
export const uploadFields = [...objectiveFields, ...keyResultFields] as const;
export type UploadField = (typeof uploadFields)[number];

/** What each kind of file holds, what names a line first. */
export const fieldsOf: Readonly<Record<UploadKind, readonly UploadField[]>> = {
  OKRS: [...objectiveFields, ...keyResultFields],
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

/** A file without these cannot be understood. */
export const requiredOf: Readonly<Record<UploadKind, readonly UploadField[]>> = {
  OKRS: ["objective"],
  OBJECTIVES: ["objective"],
  KEY_RESULTS: ["keyResult", "objective"],
};

/** The column (counted from 0) of each field the file has. */
export type UploadMapping = Partial<Record<UploadField, number>>;

const names: ColumnNames<UploadField> = {
  objective: [
    "objective",
    "objectivetitle",
    "objectivename",
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
    "keyresult",
    "keyresulttitle",
    "kr",
    "schlusselergebnis",
    "resultadoclave",
    "metric",
    "title",
    "titel",
    "titulo",
    "मुख्यपरिणाम",
    "النتيجةالرئيسية",
  ],
  description: ["description", "details", "beschreibung", "descripcion", "विवरण", "الوصف"],
  owner: [
    "owner",
    "owneremail",
    "email",
    "responsible",
    "verantwortlich",
    "besitzer",
    "responsable",
    "मालिक",
    "المالك",
  ],
  timeFrame: [
    "timeframe",
    "period",
    "quarter",
    "cycle",
    "zeitraum",
    "quartal",
    "periodo",
    "trimestre",
    "समयसीमा",
    "الإطارالزمني",
  ],
  level: ["level", "objectivelevel", "scope", "ebene", "nivel", "स्तर", "المستوى"],
  visibility: ["visibility", "sichtbarkeit", "visibilidad", "दृश्यता", "الظهور"],
  parent: ["parent", "parentobjective", "alignedto", "ubergeordnet", "alineadocon", "मूलउद्देश्य", "الهدفالأعلى"],
  measure: [
    "measure",
    "measuredin",
    "unit",
    "metricunit",
    "currency",
    "einheit",
    "messgrosse",
    "unidad",
    "medida",
    "मापक",
    "الوحدة",
  ],
  start: ["start", "startvalue", "baseline", "startingvalue", "startwert", "inicio", "शुरुआत", "البداية"],
  target: ["target", "targetvalue", "zielwert", "meta", "लक्ष्य", "المستهدف"],
  metric: [
    "metric",
    "metricitfollows",
    "follows",
    "followsmetric",
    "metricname",
    "kennzahl",
    "metrica",
    "मेट्रिक",
    "المؤشر",
  ],
  weightage: [
    "importance",
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

/** Which column each field most likely is, by the words of its header; a column serves one field. */
export function guessUploadColumns(kind: UploadKind, headers: readonly string[]): UploadMapping {
  return guessColumns(fieldsOf[kind], names, headers);
}
