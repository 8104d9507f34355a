import type { Context } from "#app/platform/context/context.ts";
import { ReviewForm } from "./entities.ts";
import type { Provider } from "../domain/providers.ts";
import type { Span } from "../domain/plan-cycle.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

type NewForm = { revieweeId: string; provider: Provider; reviewerId: string; told?: boolean } & Span;

/** One more form about somebody; one that was withdrawn is there again, with all that was written in it. */
export async function addForm(
  context: Context,
  { revieweeId, provider, reviewerId, opensOn, dueOn, told = false }: NewForm,
): Promise<string> {
  const before = await context.em.findOne(ReviewForm, { revieweeId, provider, reviewerId });
  if (before) {
    Object.assign(before, {
      removedAt: null,
      announcedAt: told ? context.clock.now() : null,
      dueOn: dueOn > String(before.dueOn) ? dueOn : before.dueOn,
    });
    await context.em.flush();
    return before.id;
  }
  const last = await firstRow<{ place: number }>(
    context,
    sql`select coalesce(max(place), 0)::int as place from {review_form}
      where reviewee_id = ${revieweeId} and provider = ${provider}`,
  );
  const id = context.newId();
  context.em.create(ReviewForm, {
    ...{ id, revieweeId, provider, reviewerId, opensOn, dueOn },
    status: "NOT_STARTED",
    forced: false,
    place: last!.place + 1,
    createdAt: context.clock.now(),
    // Who knows of it already is not told again.
    announcedAt: told ? context.clock.now() : null,
  } as never);
  await context.em.flush();
  return id;
}
