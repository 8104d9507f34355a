import { isPresent } from "#app/modules/people/index.ts";
import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Explainable, ExplainableRecord } from "#app/platform/contributions/explainable.ts";
import { notFound, orNullIfNotFound } from "#app/platform/errors/app-error.ts";
import { developmentFacts } from "../data/development-facts.ts";
import { levelUpFacts } from "../data/level-up-record.ts";
import { planFacts } from "../data/plan-record.ts";
import { containing, sql, type Sql } from "#tenancy/sql.ts";

type Kind = {
  subject: string;
  label: string;
  actions: Record<string, string>;
  /** Records as `id`, `employee_id`, `detail` and `mentor_id`. */
  rows: Sql;
  factsOf(context: Context, row: { employeeId: string; mentorId: string | null }): Promise<AbilitySubject>;
};

const present = (context: Context) => isPresent(sql`e.id`, context.today());
const mostTried = 100;

/** A record about a person, explained to who may see it: by the same facts that the room's own rules are asked with. */
function explains({ subject, label, actions, rows, factsOf }: Kind): Explainable {
  const read = async (context: Context, id: string) => {
    const found = await firstRow<{ employeeId: string; mentorId: string | null; name: string }>(
      context,
      sql`select r.employee_id as "employeeId", r.mentor_id as "mentorId", e.display_name as name from ${rows} r
        join {employee} e on e.id = r.employee_id where r.id = ${id} and ${present(context)}`,
    );
    if (!found) throw notFound(subject);
    return { name: found.name, facts: await factsOf(context, found) };
  };
  const nameOf = async (context: Context, id: string) => {
    const { name, facts } = await read(context, id);
    return (await context.ability()).decide("view", facts).allowed ? name : null;
  };
  return {
    subject,
    label,
    actions: Object.entries(actions).map(([action, words]) => ({ key: action, action, label: words })),
    facts: async (context, id) => (await read(context, id)).facts,
    find: async (context, text, limit) => {
      const named = await context.rows<ExplainableRecord>(
        sql`select r.id, e.display_name as name, r.detail from ${rows} r join {employee} e on e.id = r.employee_id
          where e.display_name ilike ${containing(text)} and ${present(context)}
          order by lower(e.display_name), r.id limit ${mostTried}`,
      );
      const seen: ExplainableRecord[] = [];
      for (const row of named) if (seen.length < limit && (await nameOf(context, row.id))) seen.push(row);
      return seen;
    },
    nameOf: (context, id) => orNullIfNotFound(nameOf(context, id)),
  };
}

/** Assessments, growth plans and level-ups. */
export const explainDevelopment: readonly Explainable[] = [
  explains({
    subject: "Development",
    label: "explain.development",
    actions: { view: "explain.view", assess: "panel.assess", "self-assess": "panel.assess-me" },
    rows: sql`(select id, id as employee_id, null::uuid as mentor_id, '' as detail from {employee})`,
    factsOf: (context, { employeeId }) => developmentFacts(context, employeeId),
  }),
  explains({
    subject: "GrowthPlan",
    label: "navigation.plan",
    actions: { view: "explain.view", edit: "edit", agree: "plan.agree" },
    rows: sql`(select id, employee_id, mentor_id, coalesce(target_on::text, '') as detail from {growth_plan})`,
    factsOf: planFacts,
  }),
  explains({
    subject: "LevelUp",
    label: "navigation.level-up",
    actions: { view: "explain.view", decide: "level-up.support", approve: "level-up.approve" },
    rows: sql`(select id, employee_id, null::uuid as mentor_id, requested_at::date::text as detail
      from {level_up_request})`,
    factsOf: (context, { employeeId }) => levelUpFacts(context, employeeId),
  }),
];
