import { z } from "zod";
import { isBelow } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { pageInput, searchInput, sliceOfPage } from "#app/platform/http/paging.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { containing, sql, type Sql } from "#tenancy/sql.ts";
import type { JourneyState, Moment } from "../domain/moments.ts";
import { moments } from "../domain/moments.ts";
import type { Board } from "../lifecycle-places.ts";

export const boardShows = ["AHEAD", "UNDER_WAY", "LATE", "DONE", "WITHDRAWN"] as const;
export type BoardShow = (typeof boardShows)[number];
export const boardInput = z.object({
  text: searchInput(),
  show: optionalInput(z.enum(boardShows)).catch(undefined),
  moment: optionalInput(z.enum(moments)).catch(undefined),
  page: pageInput,
});
export type BoardInput = z.output<typeof boardInput>;
export const boardPageSize = 25;

/** A journey of somebody: on which day, how far it is, and what is late and whose. */
export type BoardRow = {
  id: string;
  employeeId: string;
  name: string;
  photo: string | null;
  moment: Moment;
  onDay: string;
  state: JourneyState;
  stage: BoardShow;
  steps: number;
  closed: number;
  late: number;
  /** Who has what is late, by name. */
  lateWith: string[];
  nextOn: string | null;
};
export type BoardScope = Board | "team";
export type BoardPage = { scope: BoardScope; input: BoardInput; rows: BoardRow[]; total: number; counts: BoardCounts };
export type BoardCounts = Record<"AHEAD" | "UNDER_WAY" | "LATE", number>;

const momentsOf: Record<BoardScope, readonly Moment[]> = {
  hire: ["HIRE", "REHIRE"],
  onboard: ["HIRE", "REHIRE", "RETURN", "MOVE"],
  retire: ["EXIT", "LEAVE"],
  progress: moments,
  team: ["HIRE", "REHIRE"],
};

/** Journeys of the company, or of the people below a manager, those that stand out first. */
export async function boardPage(
  context: Context,
  scope: BoardScope,
  input: BoardInput,
  slice = sliceOfPage(input.page, boardPageSize),
): Promise<BoardPage> {
  await authorize(context, "view", { kind: scope === "team" ? "LifecycleTeam" : "LifecycleCompany" });
  const told = journeysTold(context, scope);
  const found = input.text ? sql`t.name ilike ${containing(input.text)}` : sql`true`;
  const shown = input.show ? sql`t.stage = ${input.show}` : sql`t.stage in ('AHEAD', 'UNDER_WAY', 'LATE')`;
  const ofMoment = input.moment ? sql`t.moment = ${input.moment}` : sql`true`;
  const rows = await context.rows<BoardRow & { total: number }>(
    sql`with told as (${told}) select t.*, count(*) over ()::int as total from told t
      where ${found} and ${shown} and ${ofMoment}
      order by t.late desc, t."onDay", lower(t.name), t.id limit ${slice.limit} offset ${slice.offset}`,
  );
  const counts = await context.rows<{ stage: keyof BoardCounts; count: number }>(
    sql`with told as (${told}) select t.stage, count(*)::int as count from told t group by t.stage`,
  );
  const of = (stage: keyof BoardCounts) => counts.find((one) => one.stage === stage)?.count ?? 0;
  return {
    ...{ scope, input, total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) },
    counts: { AHEAD: of("AHEAD"), UNDER_WAY: of("UNDER_WAY"), LATE: of("LATE") },
  };
}

/** People below somebody today, or on the day on which they join. */
export function isOfTeam(me: string, today: string): Sql {
  return sql`(${isBelow(sql`e.id`, me, today)}
    or (j.on_day > ${today}::date and ${isBelow(sql`e.id`, me, sql`j.on_day`)}))`;
}

/** The journeys of a scope with their stage: what is late before what is ahead. */
function journeysTold(context: Context, scope: BoardScope): Sql {
  const today = context.today();
  const whose = scope === "team" ? isOfTeam(context.actor.employeeId, today) : sql`true`;
  return sql`select j.id, e.id as "employeeId", e.display_name as name, e.photo_key as photo, j.moment,
      j.on_day::text as "onDay", j.state, coalesce(s.steps, 0) as steps, coalesce(s.closed, 0) as closed,
      coalesce(s.late, 0) as late, coalesce(s.late_with, '{}') as "lateWith", s.next_on::text as "nextOn",
      case when j.state <> 'RUNNING' then j.state when coalesce(s.late, 0) > 0 then 'LATE'
        when j.on_day > ${today}::date then 'AHEAD' else 'UNDER_WAY' end as stage
    from {lifecycle_journey} j join {employee} e on e.id = j.employee_id
      left join lateral (select count(*)::int as steps, (count(*) filter (where x.state <> 'OPEN'))::int as closed,
          (count(*) filter (where x.state = 'OPEN' and x.due_on < ${today}::date))::int as late,
          min(x.due_on) filter (where x.state = 'OPEN') as next_on,
          array_agg(distinct a.display_name) filter (where x.state = 'OPEN' and x.due_on < ${today}::date
            and a.id is not null) as late_with
        from {lifecycle_step} x left join {employee} a on a.id = x.assignee_id where x.journey_id = j.id) s on true
    where j.moment = any(${[...momentsOf[scope]]}::text[]) and ${whose}`;
}
