import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { allGrades, allRoles, jobsOn } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { LevelUpRequest } from "../data/entities.ts";
import { levelUpFacts } from "../data/level-up-record.ts";
import { requireDevelopment } from "../data/development-facts.ts";
import { ids } from "../domain/ids.ts";
import { evidenceToKeep } from "../queries/kept-evidence.ts";
import { optional } from "./develop-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const requestLevelUpInput = z.object({
  employeeId: ids.employee,
  toGradeId: ids.grade.describe("The grade that is asked for; above the present one."),
  toRoleId: optional(z.guid()).describe("The id of the job role that comes with it; empty where the role stays."),
  reason: textInput({ most: 4000, missing: "develop.reason-needed", tooLong: "develop.too-long" }).describe(
    "Why now: what the person does already.",
  ),
});
export type RequestLevelUpInput = z.output<typeof requestLevelUpInput>;

/** The next grade is asked for, by the person or by who leads them; how the competencies stand that day goes with it. */
export async function requestLevelUp(
  context: Context,
  { employeeId, toGradeId, toRoleId, reason }: RequestLevelUpInput,
): Promise<{ requestId: string }> {
  await requireDevelopment(context, "view", employeeId);
  await authorize(context, "request", await levelUpFacts(context, employeeId));
  await lockNamed(context, `level-up:${employeeId}`);
  const running = await context.rows(
    sql`select from {level_up_request} where employee_id = ${employeeId} and state in ('REQUESTED', 'SUPPORTED')`,
  );
  if (running.length > 0) throw conflict("develop.request-running", "A request is running.");
  const fromGradeId = await requireHigher(context, employeeId, toGradeId);
  const toRole = await requireRole(context, toRoleId);
  const requestId = context.newId();
  context.em.create(LevelUpRequest, {
    id: requestId,
    employeeId,
    requestedBy: context.actor.employeeId,
    fromGradeId,
    toGradeId,
    toRoleId: toRole,
    reason,
    evidence: await evidenceToKeep(context, employeeId, toGradeId),
    state: "REQUESTED",
    requestedAt: context.clock.now(),
    managerComment: "",
    adminComment: "",
  } as never);
  await context.em.flush();
  await writeDown(
    context,
    "develop.level-up-changed",
    { employeeId, requestId, change: "REQUESTED" },
    { action: "level-up-request", subject: "LevelUp", id: requestId, detail: { employeeId, toGradeId } },
  );
  return { requestId };
}

async function requireHigher(context: Context, employeeId: string, toGradeId: string): Promise<string | null> {
  const found = await firstRow<{ fromId: string | null; higher: boolean }>(
    context,
    sql`select job.grade_id as "fromId", coalesce(g.rank > job.grade_rank, true) as higher
      from ${jobsOn(context.today())} job, ${allGrades} g
      where job.employee_id = ${employeeId} and g.id = ${toGradeId}`,
  );
  if (!found?.higher)
    throw invalid("develop.not-higher", "Not a higher grade.", { fields: { toGradeId: "develop.not-higher" } });
  return found.fromId;
}

async function requireRole(context: Context, roleId: string | null): Promise<string | null> {
  if (!roleId) return null;
  const known = await context.rows(sql`select from ${allRoles} r where r.id = ${roleId}`);
  if (known.length === 0) throw invalid("develop.choose", "No such role.", { fields: { toRoleId: "develop.choose" } });
  return roleId;
}
