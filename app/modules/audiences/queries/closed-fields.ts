import { viewersOfFields } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { fieldIdsOf, type CohortQuery } from "../domain/cohort-query.ts";

type Viewers = "EVERYBODY" | "MANAGERS" | "ADMINS";

/** Whose fields the actor may see of somebody they have nothing to do with. */
export async function fieldsSeenOfAll(context: Context): Promise<Viewers[]> {
  const ability = await context.ability();
  const ofStranger = (viewers: Viewers) =>
    ability.decide("view", { kind: "EmployeeField", viewers, editors: "ADMINS", employeeId: "", managerIds: [] })
      .allowed;
  return (["EVERYBODY", "MANAGERS", "ADMINS"] as const).filter(ofStranger);
}

/** Those they may see of somebody at least, and so ask for. */
export async function fieldsAskedFor(context: Context): Promise<Viewers[]> {
  const ofAll = await fieldsSeenOfAll(context);
  return context.actor.directManager && !ofAll.includes("MANAGERS") ? [...ofAll, "MANAGERS"] : ofAll;
}

/** The fields a filter asks for that are closed to who sees no others than these. */
export async function closedFields(
  context: Context,
  query: CohortQuery,
  viewers: readonly Viewers[],
): Promise<Set<string>> {
  const ids = fieldIdsOf(query);
  const seenBy = await viewersOfFields(context, ids);
  return new Set(ids.filter((id) => !viewers.some((one) => one === seenBy.get(id))));
}

/** A filter without the fields that are closed to the actor: neither their names nor their values are told. */
export async function withoutClosedFields(context: Context, query: CohortQuery): Promise<CohortQuery> {
  const closed = await closedFields(context, query, await fieldsAskedFor(context));
  return closed.size === 0
    ? query
    : { ...query, fields: query.fields.filter((field) => !closed.has(field.slice(0, 36).toLowerCase())) };
}
