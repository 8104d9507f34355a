import type { Context } from "#app/platform/context/context.ts";
import type { FirstStep } from "#app/platform/contributions/first-step.ts";
import { sql } from "#tenancy/sql.ts";

/** One's own photo; for who keeps the register, the people of the company and their invitations. */
export async function peopleFirstSteps(context: Context): Promise<FirstStep[]> {
  const { employeeId } = context.actor;
  const photo: FirstStep = {
    label: "first-steps.photo",
    href: `/app/employee/${employeeId}/photo`,
    group: "me",
    done: sql`exists (select from {employee} e where e.id = ${employeeId} and e.photo_key is not null)`,
  };
  if (!(await context.ability()).anyOf("create", "Employee")) return [photo];
  return [
    {
      label: "first-steps.organization",
      href: "/app/company/settings/platform/organization",
      group: "company",
      done: sql`exists (select from {org_unit})`,
    },
    {
      label: "first-steps.people",
      href: "/app/imports/people",
      group: "company",
      done: sql`exists (select from {employee} e where e.id <> ${employeeId})`,
    },
    {
      label: "first-steps.invite",
      href: "/app/company/employees/invite",
      group: "company",
      done: sql`exists (select from {employee} e where e.id <> ${employeeId} and e.invited)`,
    },
    photo,
  ];
}
