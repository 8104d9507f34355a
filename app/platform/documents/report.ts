import type { Language } from "#app/platform/i18n/languages.ts";

export const barTones = {
  green: "#2f8f5b",
  orange: "#d97a1c",
  red: "#c9372c",
  grey: "#8a8f98",
  faint: "#c3c8d0",
} as const;
export type BarTone = keyof typeof barTones;

/** A bar of parts side by side, each a share of the whole (0 to 1), with its words beside it. */
export type Bar = { parts: readonly { share: number; tone: BarTone }[]; text?: string };
export type ReportCell = string | Bar;

export type ReportColumn = {
  header: string;
  /** Its part of the width, in proportion to the others'. */
  share: number;
  align?: "start" | "end";
  /** The colour of this column's numbers in a bar of the same row. */
  tone?: BarTone;
};

/** The first cell of a row may stand deeper, and in bold. */
export type ReportRow = { cells: readonly ReportCell[]; depth?: number; strong?: boolean };
export type ReportTable = { title: string; columns: readonly ReportColumn[]; rows: readonly ReportRow[] };

/** A document for print, in words already: who made it and of what, some numbers, and tables. */
export type Report = {
  language: Language;
  paper: "A4" | "LETTER";
  /** Wide unless said otherwise: most reports are tables. */
  layout?: "portrait" | "landscape";
  company: string;
  /** As PNG; a report of a company that has none leaves it out. */
  logo?: Uint8Array | null;
  title: string;
  facts: readonly { label: string; value: string }[];
  figures: readonly { label: string; value: string; hint?: string }[];
  tables: readonly ReportTable[];
  /** Stands at the foot of every page. */
  madeBy: string;
  madeAt: Date;
  pageOf: (page: number, pages: number) => string;
};
