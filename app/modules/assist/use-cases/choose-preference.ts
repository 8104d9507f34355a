import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const choosePreferenceInput = z.object({
  isOn: tickInput.default(false).describe("Whether a language model may help, where the company has one."),
});

/** Whether a model may help the actor write. Rules help in any case. */
export async function choosePreference(
  context: Context,
  { isOn }: z.output<typeof choosePreferenceInput>,
): Promise<{ isOn: boolean }> {
  const { employeeId } = context.actor;
  await context.rows(
    sql`insert into {assist_preference} (employee_id, is_on) values (${employeeId}, ${isOn})
      on conflict (employee_id) do update set is_on = excluded.is_on`,
  );
  const written = { action: "choose-preference", subject: "Employee", id: employeeId, detail: { isOn } };
  await writeDown(context, "assist.preference-chosen", { employeeId, isOn }, written);
  return { isOn };
}
