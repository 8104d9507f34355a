import { raiseTyped } from "./typed-raise.ts";

/** A line of a file of pay: whose, which component, from when, how much for a year, in which currency. */
export type PayFileLine = {
  line: number;
  person: string;
  component: "BASE" | "ALLOWANCE" | "VARIABLE" | "EQUITY";
  effectiveOn: string;
  amount: number;
  currency: string;
};
export type PayFileFault = { line: number; fault: "COLUMNS" | "COMPONENT" | "DAY" | "AMOUNT" | "CURRENCY" | "TWICE" };

const componentNames = new Set(["BASE", "ALLOWANCE", "VARIABLE", "EQUITY"]);
const dayWritten = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads lines of `person, component, from, amount, currency`, apart by tabs, semicolons or commas; a first line that has no
 * day is the head. One bad line takes down nobody else.
 */
export function readPayFile(
  text: string,
  isCurrency: (code: string) => boolean,
): { lines: PayFileLine[]; faults: PayFileFault[] } {
  const lines: PayFileLine[] = [];
  const faults: PayFileFault[] = [];
  const seen = new Set<string>();
  for (const [at, written] of text.split(/\r?\n/).entries()) {
    if (written.trim() === "") continue;
    const cells = cellsOf(written);
    if (at === 0 && !dayWritten.test(cells[2] ?? "")) continue;
    const read = lineOf(cells, at + 1, isCurrency);
    if ("fault" in read) faults.push(read);
    else {
      const key = `${read.person.toLowerCase()}|${read.component}|${read.effectiveOn}`;
      if (seen.has(key)) faults.push({ line: at + 1, fault: "TWICE" });
      else lines.push(read);
      seen.add(key);
    }
  }
  return { lines, faults };
}

function cellsOf(line: string): string[] {
  const mark = line.includes("\t") ? "\t" : line.includes(";") ? ";" : ",";
  return line.split(mark).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
}

function lineOf(
  [person = "", component = "", effectiveOn = "", amount = "", currency = "", ...more]: readonly string[],
  line: number,
  isCurrency: (code: string) => boolean,
): PayFileLine | PayFileFault {
  if (!person || !currency || more.some(Boolean)) return { line, fault: "COLUMNS" };
  const kind = component.toUpperCase();
  if (!componentNames.has(kind)) return { line, fault: "COMPONENT" };
  if (!isDay(effectiveOn)) return { line, fault: "DAY" };
  const code = currency.toUpperCase();
  if (!isCurrency(code)) return { line, fault: "CURRENCY" };
  const minorUnits = amount.includes("%") ? null : raiseTyped(amount, { base: 0, currency: code });
  if (minorUnits === null) return { line, fault: "AMOUNT" };
  return { line, person, component: kind as PayFileLine["component"], effectiveOn, amount: minorUnits, currency: code };
}

function isDay(text: string): boolean {
  const time = dayWritten.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
