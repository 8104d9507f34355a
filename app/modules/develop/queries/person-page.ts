import { jobsOn } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { requireDevelopment } from "../data/development-facts.ts";
import type { Level } from "../domain/levels.ts";
import { competenciesOfNextGrade } from "./expected-of.ts";
import { levelsInUse } from "./levels.ts";
import { notesOf, type Note } from "./notes.ts";
import { readSettings } from "./settings.ts";
import { standingsOf, type Standing } from "./standings.ts";
import { sql } from "#tenancy/sql.ts";

export type PersonJob = {
  id: string;
  name: string;
  photo: string | null;
  role: string | null;
  functionId: string | null;
  functionName: string | null;
  grade: { id: string; name: string } | null;
};

export type Ask = { by: string; dueOn: string };

/** Somebody's development: their job and the next, how they stand in each, and what they say of themselves. */
export type PersonPage = {
  person: PersonJob;
  isMe: boolean;
  mayAssess: boolean;
  levels: Level[];
  next: { id: string; name: string } | null;
  /** What the standings are measured by. */
  measure: "now" | "next";
  standings: Standing[];
  ask: Ask | null;
  findable: boolean;
  allowsSearch: boolean;
  notes: Note[];
};

/** The development of one person for who may see it. */
export async function personPage(
  context: Context,
  employeeId: string,
  { measure }: { measure: "now" | "next" },
): Promise<PersonPage> {
  const facts = await requireDevelopment(context, "view", employeeId);
  const ability = await context.ability();
  const isMe = employeeId === context.actor.employeeId;
  const next = (await competenciesOfNextGrade(context, [employeeId])).get(employeeId)?.grade ?? null;
  const measured = measure === "next" && next ? "next" : "now";
  const standings = await standingsOf(context, [employeeId], measured === "next" ? next!.id : null);
  const { allowsSearch } = await readSettings(context);
  return {
    person: await personJob(context, employeeId),
    isMe,
    mayAssess: isMe || ability.decide("assess", facts).allowed,
    levels: await levelsInUse(context),
    next,
    measure: measured,
    standings: standings.get(employeeId) ?? [],
    ask: await openAsk(context, employeeId),
    findable: isMe && (await isFindable(context)),
    allowsSearch,
    notes: await notesOf(context, employeeId),
  };
}

export async function personJob(context: Context, employeeId: string): Promise<PersonJob> {
  const job = await firstRow<PersonJob>(
    context,
    sql`select e.id, e.display_name as name, e.photo_key as photo, job.role_name as role, job.function_id as "functionId", job.function_name as "functionName",
        case when job.grade_id is null then null else jsonb_build_object('id', job.grade_id, 'name', job.grade_name) end as grade
      from {employee} e join ${jobsOn(context.today())} job on job.employee_id = e.id where e.id = ${employeeId}`,
  );
  return job!;
}

async function openAsk(context: Context, employeeId: string): Promise<Ask | null> {
  return firstRow<Ask>(
    context,
    sql`select e.display_name as by, a.due_on::text as "dueOn" from {self_assessment_ask} a join {employee} e on e.id = a.asked_by
      where a.employee_id = ${employeeId} and a.done_at is null`,
  );
}

async function isFindable(context: Context): Promise<boolean> {
  const found = await firstRow<{ findable: boolean }>(
    context,
    sql`select findable from {develop_preference} where employee_id = ${context.actor.employeeId}`,
  );
  return found?.findable ?? false;
}
