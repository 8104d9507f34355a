import { z } from "zod";
import { jobsOn } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { pageInput, searchInput, sliceOfPage } from "#app/platform/http/paging.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { containing, sql } from "#tenancy/sql.ts";
import { standingOn } from "../data/balance-sql.ts";
import { members, requireScope } from "../data/scope-sql.ts";
import type { PointsScope } from "../points-places.ts";

export const statusShows = ["WITH_POINTS", "TO_DO", "APPEALED"] as const;
export const statusInput = z.object({
  text: searchInput(),
  show: optionalInput(z.enum(statusShows)).catch(undefined),
  order: z.enum(["most", "fewest"]).catch("most").default("most"),
  page: pageInput,
});
export type StatusInput = z.output<typeof statusInput>;
export const statusPageSize = 25;

/** Somebody of a scope: how many points, which place among all of it, and what waits. */
export type StatusPerson = {
  id: string;
  name: string;
  photo: string | null;
  role: string | null;
  balance: number;
  place: number;
  nextOn: string | null;
  lastOn: string | null;
  reached: number | null;
  toDo: number;
  appeals: number;
};
export type StatusPage = { scope: PointsScope; input: StatusInput; rows: StatusPerson[]; total: number };

/** The people of a scope by points: the leaderboard of those who may know names. The fewest points have the first place. */
export async function statusPage(
  context: Context,
  scope: PointsScope,
  input: StatusInput,
  slice = sliceOfPage(input.page, statusPageSize),
): Promise<StatusPage> {
  await requireScope(context, scope);
  const narrowed = {
    WITH_POINTS: sql`t.balance > 0`,
    TO_DO: sql`t."toDo" > 0`,
    APPEALED: sql`t.appeals > 0`,
  };
  const found = input.text ? sql`t.name ilike ${containing(input.text)}` : sql`true`;
  const order = input.order === "most" ? sql`t.balance desc` : sql`t.balance`;
  const rows = await context.rows<StatusPerson & { total: number }>(
    sql`${members(context, scope)}, ${standingOn(sql`${context.today()}::date`)}, told as (
      select e.id, e.display_name as name, e.photo_key as photo, job.role_name as role,
        coalesce(s.balance, 0) as balance, rank() over (order by coalesce(s.balance, 0))::int as place,
        s.next_on::text as "nextOn",
        (select max(v.day)::text from {shift_event} v where v.employee_id = e.id and v.withdrawn_at is null) as "lastOn",
        (select max(x.points) from {points_escalation} x where x.employee_id = e.id and x.state <> 'WITHDRAWN'
          and x.supported and (x.held_until is null or x.held_until > ${context.today()}::date)) as reached,
        (select count(*)::int from {points_escalation} x where x.employee_id = e.id and x.state = 'OPEN') as "toDo",
        (select count(*)::int from {points_appeal} a where a.employee_id = e.id and a.state = 'ASKED') as appeals
      from member join {employee} e on e.id = member.employee_id
        join ${jobsOn(context.today())} job on job.employee_id = e.id
        left join standing s on s.employee_id = e.id)
      select t.*, count(*) over ()::int as total from told t
        where ${found} and ${input.show ? narrowed[input.show] : sql`true`}
        order by ${order}, lower(t.name), t.id limit ${slice.limit} offset ${slice.offset}`,
  );
  return { scope, input, total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}
