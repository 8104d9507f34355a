import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { saveSettingsRow } from "#app/platform/data/settings-row.ts";
import { DevelopSettings } from "../data/entities.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const saveSettingsInput = z.object({
  evidenceMonths: z.coerce
    .number({ error: "develop.months" })
    .int({ error: "develop.months" })
    .min(1, { error: "develop.months" })
    .max(60, { error: "develop.months" })
    .describe("So many months back praise and advice count for labels."),
  allowsSearch: tickInput
    .default(false)
    .describe("Whether people can be found by competencies where they allow it themselves."),
  version: z.coerce.number().int().default(0).describe("Counts the changes of the settings."),
});

/** What holds for the development of everybody in the company. */
export async function saveSettings(
  context: Context,
  { evidenceMonths, allowsSearch, version }: z.output<typeof saveSettingsInput>,
): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "DevelopSettings" });
  const saved = await saveSettingsRow(
    context,
    DevelopSettings,
    { evidenceMonths, allowsSearch },
    { id: 1, version, subject: "DevelopSettings", changedBy: ["develop.save-settings"] },
  );
  await writeDown(
    context,
    "develop.settings-changed",
    {},
    { action: "save-settings", subject: "DevelopSettings", id: null, detail: { evidenceMonths, allowsSearch } },
  );
  return saved;
}

export const setFindableInput = z.object({
  findable: tickInput.describe("Whether colleagues find the caller by what they are skilled in."),
});

/** A person's own switch: whether colleagues find them by their competencies. */
export async function setFindable(
  context: Context,
  { findable }: z.output<typeof setFindableInput>,
): Promise<{ findable: boolean }> {
  await context.rows(
    sql`insert into {develop_preference} (employee_id, findable) values (${context.actor.employeeId}, ${findable})
      on conflict (employee_id) do update set findable = excluded.findable`,
  );
  await writeDown(
    context,
    "develop.preference-changed",
    { findable },
    { action: "set-findable", subject: "Development", id: context.actor.employeeId, detail: { findable } },
  );
  return { findable };
}
