import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { saveSettingsRow } from "#app/platform/data/settings-row.ts";
import { OneOnOneSettings } from "../data/entities.ts";
import { everyWeeksInput, minutesInput } from "./one-on-one-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const saveSettingsInput = z.object({
  arrangedBy: z
    .enum(["EVERYBODY", "MANAGERS"])
    .describe("Who may schedule 1:1s: everybody with anybody, or managers with those below them."),
  minutes: minutesInput,
  everyWeeks: everyWeeksInput,
  asksMood: tickInput.default(false).describe("Whether a 1:1 asks how people feel."),
  version: z.coerce.number().int().default(0).describe("Counts the changes of the settings."),
});

/** What holds for the 1:1s of the company. */
export async function saveSettings(
  context: Context,
  { version, ...values }: z.output<typeof saveSettingsInput>,
): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "OneOnOneSettings" });
  const saved = await saveSettingsRow(context, OneOnOneSettings, values, {
    id: 1,
    version,
    subject: "OneOnOneSettings",
    changedBy: ["one-on-ones.save-settings"],
  });
  await writeDown(
    context,
    "one-on-ones.settings-changed",
    {},
    { action: "save-settings", subject: "OneOnOneSettings", id: null, detail: values },
  );
  return saved;
}

export const savePreferencesInput = z.object({
  minutes: minutesInput,
  everyWeeks: everyWeeksInput,
  inCalendar: tickInput,
});

/** What one's own new series begin with. */
export async function savePreferences(
  context: Context,
  { minutes, everyWeeks, inCalendar }: z.output<typeof savePreferencesInput>,
): Promise<Record<string, never>> {
  await context.rows(
    sql`insert into {one_on_one_preference} (employee_id, minutes, every_weeks, in_calendar)
      values (${context.actor.employeeId}, ${minutes}, ${everyWeeks}, ${inCalendar})
      on conflict (employee_id) do update set minutes = excluded.minutes, every_weeks = excluded.every_weeks,
        in_calendar = excluded.in_calendar`,
  );
  await writeDown(
    context,
    "one-on-ones.settings-changed",
    {},
    { action: "save-preferences", subject: "OneOnOnePreference", id: context.actor.employeeId },
  );
  return {};
}
