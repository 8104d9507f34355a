import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireInitiativeFacts } from "../data/initiative-facts.ts";
import { initiativePlaces } from "../initiative-places.ts";
import { sql } from "#tenancy/sql.ts";

export type TaskToPassOn = {
  id: string;
  text: string;
  description: string;
  dueDate: string | null;
  done: boolean;
  mayEdit: boolean;
  /** Where it stands. */
  link: string;
};

/** A task that the actor may see, or may edit where that is asked, as far as another system is told of it. */
export async function taskToPassOn(
  context: Context,
  initiativeId: string,
  action: "view" | "edit",
): Promise<TaskToPassOn> {
  const facts = await requireInitiativeFacts(context, initiativeId);
  await authorize(context, action, facts);
  const row = await firstRow<Omit<TaskToPassOn, "mayEdit" | "link">>(
    context,
    sql`select id, text, description, due_date::text as "dueDate", completed_on is not null as done
       from {initiative} where id = ${initiativeId} and deleted_at is null`,
  );
  if (!row) throw notFound("Initiative");
  const mayEdit = (await context.ability()).decide("edit", facts).allowed;
  return { ...row, mayEdit, link: initiativePlaces.task(row.id) };
}
