import { z } from "zod";
import { managersAbove, peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { readSettings, type CycleSettings } from "../domain/cycle-settings.ts";
import { resultsOverTime, type ResultInTime } from "./results-over-time.ts";
import { sql } from "#tenancy/sql.ts";

export const performanceInput = z.object({
  employeeId: optionalInput(z.guid()).catch(undefined),
});

/** What the person reviewed will read once their result is shared. */
export const sharedParts = ["result", "overallScore", "box", "outcome"] as const;
export type SharedPart = (typeof sharedParts)[number];

/** A review that runs: until when it is written, and what of it will be shared. */
export type RunningReview = {
  revieweeId: string;
  cycleId: string;
  cycle: string;
  on: string;
  manager: { id: string; name: string } | null;
  /** The last day of the last form. */
  writtenBy: string | null;
  shares: SharedPart[];
};

export type PerformancePage = {
  person: PersonSummary;
  mine: boolean;
  /** Among whom the actor may look at others. */
  among: "everybody" | "all-reports" | null;
  results: ResultInTime[];
  running: RunningReview[];
};

/**
 * How somebody's reviews went, and what the one that runs will tell them: one's own, and those of people below. 404 for
 * everybody else; who looks through another's eyes reads none.
 */
export async function performancePage(
  context: Context,
  { employeeId = context.actor.employeeId }: z.output<typeof performanceInput>,
): Promise<PerformancePage> {
  const mine = employeeId === context.actor.employeeId;
  const runs = (await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed;
  const { directManager, skipManager } = context.actor;
  const results = await resultsOverTime(context, employeeId, mine ? "REVIEWEE" : runs ? "ADMIN" : "MANAGER");
  if (!mine && !runs && results.length === 0 && !(await isAbove(context, employeeId))) throw notFound("Employee");
  const person = (await peopleByIds(context, [employeeId])).get(employeeId);
  if (!person) throw notFound("Employee");
  const among = runs ? "everybody" : directManager || skipManager ? "all-reports" : null;
  const running = context.viewedBy ? [] : await runningReviews(context, employeeId);
  return { person, mine, among, results, running };
}

async function isAbove(context: Context, employeeId: string): Promise<boolean> {
  if (context.viewedBy) return false;
  const above = (await managersAbove(context, [employeeId])).get(employeeId) ?? [];
  return above.includes(context.actor.employeeId);
}

type Row = Omit<RunningReview, "shares"> & { settings: unknown };

async function runningReviews(context: Context, employeeId: string): Promise<RunningReview[]> {
  const rows = await context.rows<Row>(
    sql`select r.id as "revieweeId", c.id as "cycleId", c.name as cycle, r.anchor_on::text as "on", c.settings,
        case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.display_name) end as manager,
        (select max(f.due_on)::text from {review_form} f where f.reviewee_id = r.id and f.removed_at is null) as "writtenBy"
      from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id and c.state = 'IN_PROGRESS'
        left join {employee} m on m.id = r.manager_id
     where r.employee_id = ${employeeId} and r.removed_at is null and r.shared_at is null
       and exists (select from {review_form} f where f.reviewee_id = r.id and f.removed_at is null
         and f.opens_on <= ${context.today()}::date)
     order by r.anchor_on desc, r.id limit 5`,
  );
  return rows.map(({ settings, ...row }) => ({ ...row, shares: sharedBy(readSettings(settings)) }));
}

const sharedBy = ({ sharing }: CycleSettings): SharedPart[] => sharedParts.filter((part) => sharing[part]);
