import { isPresent } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Explainable, ExplainableRecord } from "#app/platform/contributions/explainable.ts";
import { notFound, orNullIfNotFound } from "#app/platform/errors/app-error.ts";
import { containing, sql } from "#tenancy/sql.ts";
import { pointsFacts } from "../data/points-facts.ts";

const mostTried = 100;
const actions = { view: "explain.view", record: "add.title", correct: "event.correct", decide: "explain.decide" };

/** Somebody's points, explained to who may see them: by the same facts that the room's own rules are asked with. */
export const explainPoints: readonly Explainable[] = [
  {
    subject: "Points",
    label: "navigation.module",
    actions: Object.entries(actions).map(([action, label]) => ({ key: action, action, label })),
    facts: async (context, id) => (await read(context, id)).facts,
    find: async (context, text, limit) => {
      const named = await context.rows<ExplainableRecord>(
        sql`select e.id, e.display_name as name, '' as detail from {employee} e
          where e.display_name ilike ${containing(text)} and ${isPresent(sql`e.id`, context.today())}
          order by lower(e.display_name), e.id limit ${mostTried}`,
      );
      const seen: ExplainableRecord[] = [];
      for (const row of named) if (seen.length < limit && (await nameOf(context, row.id))) seen.push(row);
      return seen;
    },
    nameOf: (context, id) => orNullIfNotFound(nameOf(context, id)),
  },
];

async function read(context: Context, id: string) {
  const found = await firstRow<{ name: string }>(
    context,
    sql`select e.display_name as name from {employee} e where e.id = ${id} and ${isPresent(sql`e.id`, context.today())}`,
  );
  if (!found) throw notFound("Points");
  return { name: found.name, facts: await pointsFacts(context, id) };
}

async function nameOf(context: Context, id: string): Promise<string | null> {
  const { name, facts } = await read(context, id);
  return (await context.ability()).decide("view", facts).allowed ? name : null;
}
