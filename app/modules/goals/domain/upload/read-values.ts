import { objectiveLevels, type ObjectiveLevel } from "../hierarchy.ts";
import type { Visibility } from "../template.ts";

/** As in the forms. */
const largest = 1e12;
const digits = /^[+-]?\d+(\.\d+)?$/;

/** `1,234.5`, `1.234,5`, `1 234,5`, `45 %`, `€ 300`: the last mark of the two is the point; null where it is no number. */
export function readNumber(text: string): number | null {
  const bare = text
    .normalize("NFKC")
    .replace(/[\s'%\p{Sc}]/gu, "")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const [point, comma] = [bare.lastIndexOf("."), bare.lastIndexOf(",")];
  const plain = comma > point ? decimalComma(bare, point >= 0) : thousandsGone(bare, comma >= 0);
  return digits.test(plain) && Math.abs(Number(plain)) <= largest ? Number(plain) : null;
}

/** One comma alone with three digits after it cuts thousands, as in `1,234`; any other is the point. */
function decimalComma(text: string, hasPoint: boolean): string {
  if (!hasPoint && /^[+-]?\d{1,3}(,\d{3})+$/.test(text)) return text.replaceAll(",", "");
  return hasPoint && !/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(text) ? "x" : text.replaceAll(".", "").replace(",", ".");
}

function thousandsGone(text: string, hasComma: boolean): string {
  return hasComma && !/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(text) ? "x" : text.replaceAll(",", "");
}

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
  return /^[A-Z]{3}$/.test(word) && Intl.supportedValuesOf("currency").includes(word)
    ? { measureType: "CURRENCY", currency: word }
    : null;
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
