import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { peopleOn } from "../data/people-on.ts";
import type { EmployeeRow } from "./employee-list.ts";
import { sql } from "#tenancy/sql.ts";

/** A person at a glance: what every colleague may know. `timeZone` is that of their location. */
export type MiniProfile = Pick<
  EmployeeRow,
  "id" | "name" | "photo" | "email" | "role" | "orgUnit" | "location" | "managerId" | "managerName" | "status"
> & {
  timeZone: string | null;
  /** Whether the company sets goals at all. */
  goals: boolean;
};

/** One person today, for the card beside their name. Not found where there is no such person. */
export async function miniProfile(context: Context, { employeeId }: { employeeId: string }): Promise<MiniProfile> {
  await authorize(context, "view", await requireEmployeeSubject(context, employeeId), "name");
  const [row] = await context.rows<Omit<MiniProfile, "goals">>(
    sql`select e.id, e.display_name as name, e.photo_key as photo, e.work_email::text as email, jr.name as role, ou.name as "orgUnit",
      lo.name as location, lo.time_zone as "timeZone",
            mg.id as "managerId", mg.display_name as "managerName", coalesce(st.status, 'UPCOMING') as status
       from ${peopleOn(context.today(), sql`(select * from {employee} where id = ${employeeId}) e`)}`,
  );
  if (!row) throw notFound("The employee");
  return { ...row, goals: context.actor.features.includes("GOAL") };
}
