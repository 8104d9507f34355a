import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged } from "#app/platform/data/hold-record.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { readSettings } from "../queries/settings.ts";
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
  input: z.output<typeof saveSettingsInput>,
): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "OneOnOneSettings" });
  await lockNamed(context, "one-on-one-settings");
  const before = await readSettings(context);
  await requireUnchanged(
    context,
    { id: null, version: before.version },
    { version: input.version, subject: "OneOnOneSettings", changedBy: ["one-on-ones.save-settings"] },
  );
  const version = before.version + 1;
  await context.rows(
    sql`insert into {one_on_one_settings} (id, arranged_by, minutes, every_weeks, asks_mood, version)
      values (1, ${input.arrangedBy}, ${input.minutes}, ${input.everyWeeks}, ${input.asksMood}, ${version})
      on conflict (id) do update set arranged_by = excluded.arranged_by, minutes = excluded.minutes,
        every_weeks = excluded.every_weeks,
        asks_mood = excluded.asks_mood, version = excluded.version`,
  );
  const { version: _, ...after } = input;
  await writeDown(
    context,
    "one-on-ones.settings-changed",
    {},
    { action: "save-settings", subject: "OneOnOneSettings", id: null, detail: after },
  );
  return { version };
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
