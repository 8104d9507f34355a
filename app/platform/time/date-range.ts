import { addDays, isDay } from "./days.ts";
import { datePresets, daysOfPreset, type Counting, type DatePreset } from "./date-presets.ts";

/** Days one says oneself: between two, both included, before one or after one. */
export const ownKinds = ["BETWEEN", "BEFORE", "AFTER"] as const;
export type OwnKind = (typeof ownKinds)[number];
export type DateKind = DatePreset | OwnKind;

/** Under which names a range stands in an address: its kind, and the two days of who says them. */
export type DateNames<Dates extends string = string, From extends string = string, To extends string = string> = {
  dates: Dates;
  from: From;
  to: To;
};
/** As most screens call them. */
export const plainDates = { dates: "dates", from: "from", to: "to" } as const;

/** A range as somebody asks for it: a preset stays one, so that it moves with the day. Empty texts where nothing is said. */
export type DateRange = { kind: DateKind | ""; from: string; to: string };
export const anyTime: DateRange = { kind: "", from: "", to: "" };

/** Local days, both included; null is open at that end. */
export type DayBounds = { from: string | null; to: string | null };
export const unbounded: DayBounds = { from: null, to: null };

const kinds: readonly DateKind[] = [...datePresets, ...ownKinds];

/** What these fields of an address ask; what is no range and no day is as if it were not there, and two days without a kind are between them. */
export function readDateRange(input: Readonly<Record<string, unknown>>, names: DateNames): DateRange {
  const said = (name: string) => (typeof input[name] === "string" ? input[name] : "");
  const kind = kinds.find((known) => known === said(names.dates)) ?? "";
  const [from = "", to = ""] = [said(names.from), said(names.to)].map((day) => (isDay(day) ? day : ""));
  if (kind === "BEFORE") return { kind, from: "", to };
  if (kind === "AFTER") return { kind, from, to: "" };
  if (kind !== "" && kind !== "BETWEEN") return { ...anyTime, kind };
  if (from === "" && to === "") return { ...anyTime, kind };
  const reversed = from !== "" && to !== "" && from > to;
  return { kind: "BETWEEN", ...(reversed ? { from: to, to: from } : { from, to }) };
}

/** Whether it leaves anything out. */
export function narrows({ kind, from, to }: DateRange): boolean {
  return isPreset(kind) || from !== "" || to !== "";
}

export function isPreset(kind: DateKind | ""): kind is DatePreset {
  return kind !== "" && !ownKinds.some((own) => own === kind);
}

/** The days of a range. */
export function boundsOf({ kind, from, to }: DateRange, counting: Counting): DayBounds {
  if (isPreset(kind)) return daysOfPreset(kind, counting);
  if (kind === "BEFORE") return { from: null, to: to === "" ? null : addDays(to, -1) };
  if (kind === "AFTER") return { from: from === "" ? null : addDays(from, 1), to: null };
  return { from: from || null, to: to || null };
}
