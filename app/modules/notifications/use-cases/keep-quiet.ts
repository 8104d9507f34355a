import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const hour = z
  .union([z.literal("").transform(() => null), z.coerce.number().int().min(0).max(23), z.null()])
  .default(null);

export const keepQuietInput = z.object({
  starts: hour.describe(
    "The hour from which on no mails come, from 0 to 23, by the reader's clock; null where there is none.",
  ),
  ends: hour.describe("The hour from which on mails come again; null where there is none."),
  daysOff: z
    .union([z.boolean(), z.literal("on").transform(() => true)])
    .default(false)
    .describe("Whether no mails come on days on which the company does not work, holidays included."),
});

/** When the actor gets no mails; what falls into it comes right after it. */
export async function keepQuiet(
  context: Context,
  { starts, ends, daysOff }: z.output<typeof keepQuietInput>,
): Promise<void> {
  if ((starts === null) !== (ends === null))
    throw refused("notifications.quiet-half", starts === null ? "starts" : "ends");
  if (starts !== null && starts === ends) throw refused("notifications.quiet-all-day", "ends");
  const { employeeId } = context.actor;
  await context.rows(
    sql`insert into {quiet_time} (employee_id, starts, ends, days_off) values (${employeeId}, ${starts}, ${ends}, ${daysOff})
      on conflict (employee_id) do update set starts = excluded.starts, ends = excluded.ends, days_off = excluded.days_off`,
  );
  await writeDown(
    context,
    "notifications.chose",
    { employeeId },
    { action: "set-quiet-hours", subject: "Employee", id: employeeId, detail: { starts, ends, daysOff } },
  );
}

const refused = (code: string, field: string) =>
  invalid(code, "Quiet hours begin at one hour and end at another.", { fields: { [field]: code } });
