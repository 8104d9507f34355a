import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { restorable } from "#app/platform/data/soft-deletion.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import { readListAddress, savableLists, type NamedList } from "../domain/list-query.ts";
import { SavedView } from "./entities.ts";
import { isPreset, readDateRange } from "#app/platform/time/date-range.ts";
import { readQuery, unfinishedParts } from "../domain/cohort-query.ts";
import { sql } from "#tenancy/sql.ts";

export type ViewRecord = {
  id: string;
  ownerId: string;
  path: string;
  query: string;
  name: string;
  shared: boolean;
  version: number;
};

export function viewFacts({ ownerId, shared }: Pick<ViewRecord, "ownerId" | "shared">) {
  return { kind: "SavedView", ownerId, shared } as const;
}

/** Held until the transaction ends; `deleted` asks for one that was deleted. */
async function holdView(context: Context, viewId: string, deleted: boolean): Promise<ViewRecord> {
  const view = await firstRow<ViewRecord>(
    context,
    sql`select id, owner_id as "ownerId", path, query, name, shared, version from {saved_view}
      where id = ${viewId} and ${deleted ? restorable(context, sql`deleted_at`) : sql`deleted_at is null`} for update`,
  );
  if (!view) throw notFound("SavedView");
  return view;
}

/** A view the actor may do this with; one they may not see does not exist. */
export async function requireView(
  context: Context,
  action: string,
  viewId: string,
  { deleted = false } = {},
): Promise<ViewRecord> {
  const view = await holdView(context, viewId, deleted);
  await authorize(context, action, viewFacts(view));
  return view;
}

/** A view as it was read, held until the transaction ends, to be changed; refused where somebody has changed it since. */
export function holdViewAsRead(context: Context, viewId: string, version: number | undefined) {
  const changedBy = ["audiences.view-edited", "audiences.view-replaced"];
  return holdRecord(context, SavedView, { id: viewId, deletedAt: null }, { version, subject: "SavedView", changedBy });
}

/** What nobody else sees opens nobody else's list. */
export async function openForOwnerAlone(
  context: Context,
  { id, ownerId }: Pick<ViewRecord, "id" | "ownerId">,
): Promise<void> {
  await context.rows(sql`delete from {saved_view_default} where view_id = ${id} and employee_id <> ${ownerId}`);
}

/** The lists whose filters the actor can keep. */
export async function listsOf(context: Context, rooms: readonly Room[]): Promise<NamedList[]> {
  return savableLists(rooms, context.actor, (await context.ability()).anyOf);
}

/** The list at a path, where the actor can keep its filters. */
export async function listAt(context: Context, rooms: readonly Room[], path: string): Promise<NamedList | undefined> {
  return savableLists(rooms, context.actor, (await context.ability()).anyOf, path)[0];
}

/** The list an address of ours is of, with its filters. */
export async function requireListAddress(
  context: Context,
  rooms: readonly Room[],
  address: string,
): Promise<{ list: NamedList; query: string }> {
  const found = readListAddress(await listsOf(context, rooms), address);
  if (!found) throw invalid("audiences.no-list", "The address is of no list whose filters can be kept.");
  requireFinishedFilters(found);
  return found;
}

/** A view of a list that asks when people joined says it whole: without its days it would stand for everybody. */
function requireFinishedFilters({ list, query }: { list: NamedList; query: string }): void {
  if (!Object.hasOwn(list.parameters, "hired")) return;
  // A range that moves with the day has no days of its own to say.
  if (isPreset(readDateRange(Object.fromEntries(new URLSearchParams(query)), hiredDates).kind)) return;
  const asked = readQuery(Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => days.has(name))));
  const code = asked.unreadable ? "audiences.day-invalid" : Object.values(unfinishedParts(asked))[0];
  if (code) throw invalid(code, "A filter of the list is not finished.", { fields: { of: code } });
}

const hiredDates = { dates: "hired", from: "hiredFrom", to: "hiredTo" };
const days = new Set(Object.values(hiredDates));

/** The index decides, so that of two who ask at once only one gets the name. */
export function refusingTakenName<Result>(work: Promise<Result>): Promise<Result> {
  return refusingTaken(work, {
    saved_view_name: {
      code: "audiences.name-taken",
      field: "name",
      message: "You already have a view of this name for this list.",
    },
  });
}
