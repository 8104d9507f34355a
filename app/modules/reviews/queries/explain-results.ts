import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Explainable } from "#app/platform/contributions/explainable.ts";
import { orNullIfNotFound } from "#app/platform/errors/app-error.ts";
import { readReviewee, resultFacts } from "../data/reviewee-record.ts";
import { containing, sql } from "#tenancy/sql.ts";

type Found = { id: string; name: string; detail: string };

/** Who may do what with the result of a review, to be explained rule by rule to who may see it. */
export const explainResults: Explainable = {
  subject: "ReviewResult",
  label: "explain.result",
  actions: (["view", "settle", "share", "acknowledge", "reopen", "plan"] as const).map((action) => ({
    ...{ key: action, action, label: `explain.${action}` },
  })),
  facts: factsOf,
  find: async (context, text, limit) => {
    const pattern = containing(text);
    const rows = await context.rows<Found>(
      sql`select r.id, e.display_name as name, c.name as detail from {review_reviewee} r
          join {employee} e on e.id = r.employee_id join {review_cycle} c on c.id = r.cycle_id
        where r.removed_at is null and c.state <> 'DRAFT' and (e.display_name ilike ${pattern} or c.name ilike ${pattern})
        order by lower(e.display_name), r.id limit 200`,
    );
    const seen: Found[] = [];
    for (const row of rows) if (seen.length < limit && (await mayView(context, row.id))) seen.push(row);
    return seen;
  },
  nameOf: async (context, id) => {
    if (!(await mayView(context, id))) return null;
    const row = await firstRow<{ name: string }>(
      context,
      sql`select e.display_name || ' · ' || c.name as name from {review_reviewee} r
        join {employee} e on e.id = r.employee_id join {review_cycle} c on c.id = r.cycle_id where r.id = ${id}`,
    );
    return row?.name ?? null;
  },
};

async function factsOf(context: Context, id: string) {
  return resultFacts(context, await readReviewee(context, sql`r.id = ${id}`));
}

async function mayView(context: Context, id: string): Promise<boolean> {
  const facts = await orNullIfNotFound(factsOf(context, id));
  return facts !== null && (await context.ability()).decide("view", facts).allowed;
}
