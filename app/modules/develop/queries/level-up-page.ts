import { allGrades, allRoles, jobsOn } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireDevelopment } from "../data/development-facts.ts";
import { levelUpFacts } from "../data/level-up-record.ts";
import type { LevelUpState } from "../domain/level-up.ts";
import type { Level } from "../domain/levels.ts";
import { levelsInUse } from "./levels.ts";
import type { KeptEvidence } from "./kept-evidence.ts";
import { personJob, type PersonJob } from "./person-job.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

export type Request = {
  id: string;
  employee: { id: string; name: string; photo: string | null };
  requestedBy: string;
  requestedAt: string;
  from: string | null;
  to: string;
  toRole: string | null;
  reason: string;
  evidence: KeptEvidence[];
  state: LevelUpState;
  manager: { name: string; comment: string; at: string } | null;
  admin: { name: string; comment: string; at: string } | null;
  effectiveOn: string | null;
  version: number;
};

/** Requests with everybody who said something; who calls has decided that the actor may see them, and how many. */
export function requestRows(which: Sql, orderBy: Sql = sql`r.requested_at desc, r.id`): Sql {
  const said = (id: Sql, comment: Sql, at: Sql) =>
    sql`(select jsonb_build_object('name', who.display_name, 'comment', ${comment}, 'at',
      to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) from {employee} who where who.id = ${id})`;
  return sql`select r.id, jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as employee,
    who.display_name as "requestedBy",
      ${instant(sql`r.requested_at`)} as "requestedAt", was.name as from, g.name as to, jr.name as "toRole", r.reason,
        r.evidence, r.state,
      ${said(sql`r.manager_id`, sql`r.manager_comment`, sql`r.manager_decided_at`)} as manager,
        ${said(sql`r.admin_id`, sql`r.admin_comment`, sql`r.admin_decided_at`)} as admin,
      r.effective_on::text as "effectiveOn", r.version
    from {level_up_request} r join {employee} e on e.id = r.employee_id join {employee} who on who.id = r.requested_by
      join ${allGrades} g on g.id = r.to_grade_id
      left join ${allGrades} was on was.id = r.from_grade_id left join ${allRoles} jr on jr.id = r.to_role_id
    where ${which} order by ${orderBy}`;
}

export type LevelUpPage = {
  person: PersonJob;
  isMe: boolean;
  mayRequest: boolean;
  mayDecide: boolean;
  mayApprove: boolean;
  mayWithdraw: boolean;
  requests: Request[];
  /** Grades above the present one. */
  grades: { id: string; name: string }[];
  roles: { id: string; name: string }[];
  levels: Level[];
};

/** The level-ups of a person, the running one first. */
export async function levelUpPage(context: Context, employeeId: string): Promise<LevelUpPage> {
  await requireDevelopment(context, "view", employeeId);
  const facts = await levelUpFacts(context, employeeId);
  await authorize(context, "view", facts);
  const ability = await context.ability();
  const person = await personJob(context, employeeId);
  const requests = await context.rows<Request>(sql`${requestRows(sql`r.employee_id = ${employeeId}`)} limit 100`);
  const may = (action: string) => ability.decide(action, facts).allowed;
  return {
    person,
    isMe: employeeId === context.actor.employeeId,
    mayRequest: may("request"),
    mayDecide: may("decide"),
    mayApprove: may("approve"),
    mayWithdraw: may("withdraw"),
    requests,
    grades: await context.rows(
      sql`select g.id, g.name from ${allGrades} g
        join ${jobsOn(context.today())} job on job.employee_id = ${employeeId} where g.rank > coalesce(job.grade_rank,
        -1) order by g.rank`,
    ),
    roles: await context.rows(
      sql`select r.id, r.name from ${allRoles} r where r.function_id = ${person.functionId}::uuid order by lower(r.name)`,
    ),
    levels: await levelsInUse(context),
  };
}
