import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { peopleByIds } from "#app/modules/people/index.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const linkPersonInput = z.object({
  installationId: z.uuid(),
  externalId: z.string().trim().min(1, "required").max(500),
  employeeId: z.uuid({ error: "required" }),
});

/** Says who somebody at the source is here. */
export async function linkPerson(
  context: Context,
  { installationId, externalId, employeeId }: z.output<typeof linkPersonInput>,
): Promise<void> {
  await holdInstallation(context, installationId);
  if (!(await peopleByIds(context, [employeeId])).has(employeeId))
    throw invalid("integrations.required", "There is no such person.", {
      fields: { employeeId: "integrations.required" },
    });
  await context.rows(
    sql`insert into {connector_person} (installation_id, external_id, employee_id, linked_at)
        values (${installationId}, ${externalId}, ${employeeId}, ${context.clock.now()})
        on conflict (installation_id, external_id) do update
          set employee_id = excluded.employee_id, linked_at = excluded.linked_at`,
  );
  await writeDown(context, "link-person", installationId, { externalId, employeeId });
}
