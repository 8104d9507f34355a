import { objectiveLevels, type ObjectiveLevel, type Visibility } from "#app/modules/goals/domain.ts";
import { isCurrency } from "#app/platform/money/currencies.ts";

export type ReadMeasure =
  | { readonly measureType: "PERCENTAGE" | "COUNT"; readonly currency: null }
  | { readonly measureType: "CURRENCY"; readonly currency: string };

const percent = new Set(["%", "PERCENT", "PERCENTAGE", "PROZENT", "PORCENTAJE", "प्रतिशत", "نسبة"]);
const count = new Set(["#", "COUNT", "NUMBER", "ANZAHL", "ZAHL", "NÚMERO", "NUMERO", "संख्या", "عدد"]);

/** Percent, number, or the code of a currency; null for anything else. */
export function readMeasure(text: string): ReadMeasure | null {
  const word = text.trim().toUpperCase();
  if (percent.has(word)) return { measureType: "PERCENTAGE", currency: null };
  if (count.has(word)) return { measureType: "COUNT", currency: null };
  return isCurrency(word) ? { measureType: "CURRENCY", currency: word } : null;
}

const levels: Readonly<Record<string, ObjectiveLevel>> = {
  UNTERNEHMEN: "COMPANY",
  EMPRESA: "COMPANY",
  कंपनी: "COMPANY",
  الشركة: "COMPANY",
  ABTEILUNG: "DEPARTMENT",
  DEPARTAMENTO: "DEPARTMENT",
  विभाग: "DEPARTMENT",
  القسم: "DEPARTMENT",
  EQUIPO: "TEAM",
  टीम: "TEAM",
  الفريق: "TEAM",
  PERSÖNLICH: "INDIVIDUAL",
  PERSONAL: "INDIVIDUAL",
  व्यक्तिगत: "INDIVIDUAL",
  فردي: "INDIVIDUAL",
};

export function readLevel(text: string): ObjectiveLevel | null {
  const word = text.trim().toUpperCase();
  return objectiveLevels.find((level) => level === word) ?? levels[word] ?? null;
}

export function readVisibility(text: string): Visibility | null {
  const word = text.trim().toUpperCase();
  if (["GLOBAL", "PUBLIC", "EVERYONE", "ALL"].includes(word)) return "GLOBAL";
  return word === "PRIVATE" ? "PRIVATE" : null;
}

/** `2026-Q4`, `Q4 2026`, `H1 2026`, `2026`, `2026-04-10..2026-05-20` as a time frame's id; anything else as it stands. */
export function readFrame(text: string): string {
  const word = text.trim().toUpperCase();
  const [, part, year] = /^([QH][1-4])[\s/-]*(\d{4})$/.exec(word) ?? [];
  return part ? `${year}-${part}` : word.replace(/^(\d{4})[\s/]+([QH][1-4])$/, "$1-$2");
}
