import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Visibility } from "./initiative-facts.ts";
import { sql } from "#tenancy/sql.ts";

/** An initiative as stored; dates local. */
export type InitiativeRecord = {
  id: string;
  text: string;
  description: string;
  parentId: string | null;
  visibility: Visibility;
  startDate: string | null;
  dueDate: string | null;
  completedOn: string | null;
  weightage: number;
  goalId: string | null;
  createdBy: string;
  version: number;
};

const columns = sql`i.id, i.text, i.description, i.parent_id as "parentId", i.visibility,
  i.start_date::text as "startDate", i.due_date::text as "dueDate",
  i.completed_on::text as "completedOn", i.weightage::float8 as weightage, i.goal_id as "goalId",
  i.created_by as "createdBy", i.version`;

/** The initiative, held until the transaction ends; throws 404 where there is none, or it was deleted. */
export async function lockInitiative(context: Context, id: string): Promise<InitiativeRecord> {
  const found = await firstRow<InitiativeRecord>(
    context,
    sql`select ${columns} from {initiative} i where i.id = ${id} and i.deleted_at is null for update`,
  );
  if (!found) throw notFound("Initiative");
  return found;
}

/** Holds several, in the one order in which all acts hold them, so that two acts never wait for each other. */
export async function lockInOrder(context: Context, initiativeIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(initiativeIds)].sort()) await lockInitiative(context, id);
}
