import type { Money } from "#app/platform/money/money.ts";
import { type Sheet, type SheetColumn, valueForPeople } from "#app/platform/files/sheet.ts";
import type { Format } from "#app/platform/i18n/create-format.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { ReportTable } from "./report.ts";

/** In which language its reader reads, how they write days, numbers and money, and say yes and no. */
export type SheetReader = { language: Language; format: Format; yes: string; no: string };

/** A sheet as a table of a report for print; text columns are twice as wide as numbers. */
export function tableOf({ columns, rows }: Sheet, title: string, reader: SheetReader): ReportTable {
  return {
    title,
    columns: columns.map(({ head, kind }) => {
      const header = head(reader.language);
      return kind === "NUMBER" || kind === "MONEY"
        ? { header, share: 1, align: "end" }
        : { header, share: kind === "TEXT" ? 2 : 1.2 };
    }),
    rows: rows.map((row) => ({ cells: columns.map((column) => said(column, row, reader)) })),
  };
}

function said(column: SheetColumn<unknown>, row: unknown, { language, format, yes, no }: SheetReader): string {
  const { kind } = column;
  const cell = valueForPeople(column, row, language);
  if (cell === null || cell === undefined) return "";
  if (kind === "YES_NO") return cell ? yes : no;
  if (kind === "DATE") return format.date(cell as string);
  if (kind === "MOMENT") return format.dateTime(cell as string);
  if (typeof cell === "number") return format.number(cell);
  if (kind === "MONEY") {
    const { minorUnits, currency } = cell as Money;
    return format.money(minorUnits, currency);
  }
  return String(cell);
}
