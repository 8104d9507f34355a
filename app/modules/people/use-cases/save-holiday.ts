import type { InferEntity } from "@mikro-orm/core";
import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { catalogueOf } from "#app/platform/catalogue/catalogue.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import { Holiday } from "../data/entities.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { ids } from "../domain/ids.ts";
import { shapeName } from "./shape-name.ts";

export const saveHolidayInput = z.object({
  holidayId: ids.holiday.optional(),
  onDate: z.iso.date({ error: "date-required" }).describe("The day, as `2026-12-25`."),
  name: shapeName.describe("What people call the day."),
  version: versionRead,
});

type HolidayTerm = InferEntity<typeof Holiday>;

const holidays = catalogueOf<HolidayTerm, Pick<HolidayTerm, "onDate" | "name">>({
  entity: Holiday,
  room: "people",
  noun: "holiday",
  subject: "Holiday",
  right: "CompanyShape",
  lock: lockCompanyShape,
  refuse: (context, holiday) => (holiday.archivedAt ? Promise.resolve() : refuseTaken(context, holiday)),
});

/** A day is a holiday of the company, or has another name or date. */
export const saveHoliday = holidays.saving("holidayId");

export const removeHolidayInput = z.object({
  holidayId: ids.holiday,
  archived: tickInput.default(true).describe("False brings it back."),
});

/** The day is no holiday any more, or is one again. */
export const removeHoliday = holidays.archiving("holidayId");

/** One day is one holiday; meanwhile another may stand on the day that one had. */
async function refuseTaken(context: Context, { id, onDate }: Pick<HolidayTerm, "id" | "onDate">): Promise<void> {
  const [taken] = await context.rows<{ name: string }>(
    sql`select name from {holiday} where on_date = ${onDate}::date and archived_at is null and id <> ${id}`,
  );
  if (!taken) return;
  throw invalid("people.holiday-taken", `The day is ${taken.name} already.`, {
    fields: { onDate: "people.holiday-taken" },
  });
}
