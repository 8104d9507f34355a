import type { InferEntity } from "@mikro-orm/core";
import { z } from "zod";
import { catalogueOf } from "#app/platform/catalogue/catalogue.ts";
import { authorize } from "#app/platform/context/authorize.ts";
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

const holidays = catalogueOf<InferEntity<typeof Holiday>, Pick<InferEntity<typeof Holiday>, "onDate" | "name">>({
  entity: Holiday,
  room: "people",
  noun: "holiday",
  subject: "Holiday",
  right: "CompanyShape",
});

/** A day is a holiday of the company, or has another name or date. */
export async function saveHoliday(
  context: Context,
  { holidayId, version, ...values }: z.output<typeof saveHolidayInput>,
): Promise<{ holidayId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  await lockCompanyShape(context);
  await refuseTaken(context, values.onDate, holidayId ?? null);
  return { holidayId: await holidays.save(context, holidayId, values, version) };
}

export const removeHolidayInput = z.object({
  holidayId: ids.holiday,
  archived: z.union([z.boolean(), z.stringbool()]).default(true).describe("False brings it back."),
});

const archiveHoliday = holidays.archiving("holidayId");

/** The day is no holiday any more, or is one again. */
export async function removeHoliday(
  context: Context,
  input: z.output<typeof removeHolidayInput>,
): Promise<{ holidayId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  await lockCompanyShape(context);
  if (!input.archived) await refuseReturn(context, input.holidayId);
  return archiveHoliday(context, input);
}

/** Meanwhile another may stand on the day it had. */
async function refuseReturn(context: Context, holidayId: string): Promise<void> {
  const [gone] = await context.rows<{ onDate: string }>(
    sql`select on_date::text as "onDate" from {holiday} where id = ${holidayId}`,
  );
  if (gone) await refuseTaken(context, gone.onDate, holidayId);
}

async function refuseTaken(context: Context, onDate: string, but: string | null): Promise<void> {
  const [taken] = await context.rows<{ name: string }>(
    sql`select name from {holiday} where on_date = ${onDate}::date and archived_at is null and id is distinct from ${but}`,
  );
  if (!taken) return;
  throw invalid("people.holiday-taken", `The day is ${taken.name} already.`, {
    fields: { onDate: "people.holiday-taken" },
  });
}
