import type { Commentable } from "#app/platform/contributions/commentable.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { loadPeople } from "../data/people-of-initiative.ts";
import { requireInitiativeFacts } from "../data/initiative-facts.ts";
import { initiativePlaces } from "../initiative-places.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Whoever may see a task may comment on it; who does it, who helps and who wrote it down are told. */
export const initiativeComments: Commentable = {
  kind: "Initiative",
  comment: "InitiativeComment",
  facts: async (context, id) => {
    await requireStanding(context, id);
    return requireInitiativeFacts(context, id);
  },
  tell: async (context, id) => {
    const { text, createdBy } = await requireStanding(context, id);
    const { ownerIds, collaboratorIds } = await loadPeople(context, id);
    return {
      title: text,
      link: initiativePlaces.task(id),
      concerns: [...new Set([...ownerIds, ...collaboratorIds, createdBy])],
    };
  },
};

async function requireStanding(context: Context, id: string): Promise<{ text: string; createdBy: string }> {
  const found = await firstRow<{ text: string; createdBy: string }>(
    context,
    sql`select text, created_by as "createdBy" from {initiative} where id = ${id} and deleted_at is null`,
  );
  if (!found) throw notFound("Initiative");
  return found;
}
