import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Explainable, ExplainableRecord } from "#app/platform/contributions/explainable.ts";
import { notFound, orNullIfNotFound } from "#app/platform/errors/app-error.ts";
import { containing, sql } from "#tenancy/sql.ts";
import { journeyFacts } from "../data/journey-record.ts";

const mostTried = 100;
const actions = { view: "explain.view", follow: "explain.follow", run: "explain.run" };

/** A journey, explained to who may see it: by the same facts that the room's own rules are asked with. */
export const explainJourneys: readonly Explainable[] = [
  {
    subject: "Journey",
    label: "navigation.module",
    actions: Object.entries(actions).map(([action, label]) => ({ key: action, action, label })),
    facts: async (context, id) => (await read(context, id)).facts,
    find: async (context, text, limit) => {
      const named = await context.rows<ExplainableRecord>(
        sql`select j.id, e.display_name as name, j.on_day::text as detail from {lifecycle_journey} j
          join {employee} e on e.id = j.employee_id where e.display_name ilike ${containing(text)}
          order by j.on_day desc, j.id limit ${mostTried}`,
      );
      const seen: ExplainableRecord[] = [];
      for (const row of named) if (seen.length < limit && (await nameOf(context, row.id))) seen.push(row);
      return seen;
    },
    nameOf: (context, id) => orNullIfNotFound(nameOf(context, id)),
  },
];

async function read(context: Context, id: string) {
  const found = await firstRow<{
    name: string;
    employeeId: string;
    onDay: string;
    told: boolean;
    assigneeIds: string[];
  }>(
    context,
    sql`select e.display_name as name, j.employee_id as "employeeId", j.on_day::text as "onDay", j.told,
        array(select distinct s.assignee_id::text from {lifecycle_step} s
          where s.journey_id = j.id and s.assignee_id is not null) as "assigneeIds"
      from {lifecycle_journey} j join {employee} e on e.id = j.employee_id where j.id = ${id}`,
  );
  if (!found) throw notFound("Journey");
  return { name: found.name, facts: await journeyFacts(context, found) };
}

async function nameOf(context: Context, id: string): Promise<string | null> {
  const { name, facts } = await read(context, id);
  return (await context.ability()).decide("view", facts).allowed ? name : null;
}
