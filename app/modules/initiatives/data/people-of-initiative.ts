import { requireKnownPeople } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { sql } from "#tenancy/sql.ts";

export type InitiativePeople = { readonly ownerIds: readonly string[]; readonly collaboratorIds: readonly string[] };

/** Owners first: nobody is both. */
export function distinctPeople({ ownerIds, collaboratorIds }: InitiativePeople): {
  ownerIds: string[];
  collaboratorIds: string[];
} {
  const owners = [...new Set(ownerIds)].sort();
  return {
    ownerIds: owners,
    collaboratorIds: [...new Set(collaboratorIds)].filter((id) => !owners.includes(id)).sort(),
  };
}

/** Exactly these people, whoever it was before. Refuses people this company does not have. */
export async function storePeople(context: Context, initiativeId: string, people: InitiativePeople): Promise<void> {
  await requireKnownPeople(context, "initiatives.unknown-person", people);
  await context.rows(sql`delete from {initiative_person} where initiative_id = ${initiativeId}`);
  await insertRows(context, "initiative_person", "initiative_id uuid, employee_id uuid, owner_type text", [
    ...people.ownerIds.map((id) => ({ initiative_id: initiativeId, employee_id: id, owner_type: "OWNER" })),
    ...people.collaboratorIds.map((id) => ({
      initiative_id: initiativeId,
      employee_id: id,
      owner_type: "COLLABORATOR",
    })),
  ]);
}

export async function loadPeople(
  context: Context,
  initiativeId: string,
): Promise<{ ownerIds: string[]; collaboratorIds: string[] }> {
  const rows = await context.rows<{ id: string; type: string }>(
    sql`select employee_id as id, owner_type as type from {initiative_person}
      where initiative_id = ${initiativeId} order by employee_id`,
  );
  const of = (type: string) => rows.filter((row) => row.type === type).map((row) => row.id);
  return { ownerIds: of("OWNER"), collaboratorIds: of("COLLABORATOR") };
}
