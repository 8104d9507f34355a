import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { reviewPlaces } from "../review-places.ts";
import { linesOf, type MyReview } from "./my-reviews.ts";
import { sql } from "#tenancy/sql.ts";
import { holds, preparedSearch, type Sought } from "#tenancy/text-search.ts";

type Found = Pick<MyReview, "id" | "kind" | "cycleId" | "cycle" | "employee" | "provider" | "on">;

/** One's own forms and results by cycle and person, and cycles for who runs them; never a word that was written. */
export async function searchReviews(context: Context, sought: Sought, limit: number): Promise<readonly SearchHit[]> {
  const { PENDING_ON_ME, COMPLETED_BY_ME, PAST_REVIEWS } = linesOf(context);
  const rows = await context.rows<Found>(
    preparedSearch(
      sought,
      sql`select id, kind, "cycleId", cycle, employee, provider, "on" from (${PENDING_ON_ME} union all ${COMPLETED_BY_ME} union all ${PAST_REVIEWS}) mine
       where ${holds(sql`cycle || ' ' || (employee->>'name')`, sought)} order by "dueOn" desc nulls last, id limit ${limit}`,
    ),
  );
  const runs = (await context.ability()).decide("view", { kind: "ReviewCycle" }).allowed;
  const cycles = runs
    ? await context.rows<{ id: string; name: string; state: string }>(
        preparedSearch(
          sought,
          sql`select id, name, state from {review_cycle} where ${holds(sql`name`, sought)} order by created_at desc limit ${limit}`,
        ),
      )
    : [];
  return [
    ...cycles.map(({ id, name, state }) => ({
      key: `review-cycle:${id}`,
      kind: "review",
      title: name,
      subtitle: "",
      link:
        state === "DRAFT"
          ? reviewPlaces.wizard(id)
          : `${reviewPlaces.screen("company", "completion-status")}?cycle=${id}`,
    })),
    ...rows.map(({ id, kind, cycleId, cycle, employee, provider, on }) => ({
      key: `review:${kind}:${id}`,
      kind: "review",
      title: employee.name,
      subtitle: cycle,
      link:
        kind === "FORM"
          ? reviewPlaces.form(cycleId, employee.id, provider, on)
          : reviewPlaces.result(cycleId, employee.id, on),
    })),
  ].slice(0, limit);
}
