import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { pagesOf } from "#app/platform/files/sheet-pages.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { holidays, type CompanyHoliday } from "./holidays.ts";
import { wordsOf } from "./words.ts";

const can = mayEver("edit", "CompanyShape");
const { date, long, text } = sheetsIn(wordsOf);

const columns: readonly SheetColumn<CompanyHoliday>[] = [
  date("date", "holiday.day", ({ onDate }) => onDate),
  text("name", { common: "name" }, ({ name }) => name),
];

/** The company's holidays as a file, the oldest first. */
async function exportHolidays(context: Context): Promise<LongSheet> {
  const { ahead, past } = await holidays(context);
  return long("navigation.holidays", columns, pagesOf([...past.reverse(), ...ahead]));
}

export const holidayListExport = listExport({
  kind: "people.holiday-list",
  can,
  input: z.object({ format: sheetFormatInput }),
  name: (context) => `holidays-${context.today()}`,
  sheet: exportHolidays,
});
