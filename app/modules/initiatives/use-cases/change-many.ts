import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { completeInitiative } from "./complete-initiative.ts";
import { deleteInitiative } from "./delete-initiative.ts";
import { dateInput } from "./initiative-input.ts";
import { reopenInitiative } from "./reopen-initiative.ts";
import { restoreInitiative } from "./restore-initiative.ts";
import { tagInitiative } from "./tag-initiative.ts";
import { updateInitiative, type UpdateInitiativeInput } from "./update-initiative.ts";
import { sql } from "#tenancy/sql.ts";

export const manyInput = z.object({
  ids: z
    .array(z.uuid(), { error: "initiatives.nothing-chosen" })
    .min(1, { error: "initiatives.nothing-chosen" })
    .max(100),
});
export type ManyInput = z.output<typeof manyInput>;
export const dueOfManyInput = manyInput.extend({ dueDate: dateInput.optional() });
export type DueOfManyInput = z.output<typeof dueOfManyInput>;
export const ownerOfManyInput = manyInput.extend({ ownerId: z.uuid({ error: "initiatives.owner-needed" }) });
export type OwnerOfManyInput = z.output<typeof ownerOfManyInput>;

export const tagOfManyInput = manyInput.extend({ tagId: z.uuid({ error: "tags.choose" }) });
export type TagOfManyInput = z.output<typeof tagOfManyInput>;

/** Which tasks it was done to, and which of them were not so before: exactly those can be changed back. */
export type Changed = { ids: string[]; changedIds: string[] };

/** All of these or, where one is refused, none; those that were done already are left alone. */
export async function completeMany(context: Context, { ids }: ManyInput): Promise<Changed> {
  const done = new Set(
    (
      await context.rows<{ id: string }>(
        sql`select id from {initiative} where id = any(${ids}::uuid[]) and completed_at is not null`,
      )
    ).map(({ id }) => id),
  );
  return each(
    ids.filter((id) => !done.has(id)),
    (initiativeId) => completeInitiative(context, { initiativeId }),
  );
}

export function reopenMany(context: Context, { ids }: ManyInput): Promise<Changed> {
  return each(ids, (initiativeId) => reopenInitiative(context, { initiativeId }));
}

/** No date takes the dates away. */
export function setDueOfMany(context: Context, { ids, dueDate }: DueOfManyInput): Promise<Changed> {
  return each(ids, (initiativeId) => changes(context, { initiativeId, dueDate: dueDate ?? null }));
}

export function giveMany(context: Context, { ids, ownerId }: OwnerOfManyInput): Promise<Changed> {
  return each(ids, (initiativeId) => changes(context, { initiativeId, ownerIds: [ownerId] }));
}

export function tagMany(context: Context, { ids, tagId }: TagOfManyInput, has = true): Promise<Changed> {
  return each(ids, async (initiativeId) => (await tagInitiative(context, { initiativeId, tagId, has })).changed);
}

/** Gives several tasks back what each of them had. */
export function putBackMany(context: Context, before: ReadonlyMap<string, ChangedBack>): Promise<Changed> {
  return each([...before.keys()], (initiativeId) => changes(context, { initiativeId, ...before.get(initiativeId) }));
}
type ChangedBack = Pick<UpdateInitiativeInput, "dueDate" | "ownerIds" | "collaboratorIds">;

async function changes(context: Context, asked: UpdateInitiativeInput): Promise<boolean> {
  return (await updateInitiative(context, asked)).fields.length > 0;
}

export async function deleteMany(context: Context, { ids }: ManyInput): Promise<Changed> {
  return each(await withoutPartsOf(context, ids), (initiativeId) => deleteInitiative(context, { initiativeId }));
}

export async function restoreMany(context: Context, { ids }: ManyInput): Promise<Changed> {
  return each(await withoutPartsOf(context, ids), (initiativeId) => restoreInitiative(context, { initiativeId }));
}

/** In one order for everybody, so that two who change the same tasks wait for each other and never for a circle. */
async function each(ids: readonly string[], change: (id: string) => Promise<unknown>): Promise<Changed> {
  const ordered = [...new Set(ids)].sort();
  const changedIds: string[] = [];
  for (const id of ordered) if ((await change(id)) !== false) changedIds.push(id);
  return { ids: ordered, changedIds };
}

/** A part goes and comes with its task. */
async function withoutPartsOf(context: Context, ids: readonly string[]): Promise<string[]> {
  const parts = await context.rows<{ id: string }>(
    sql`select id from {initiative} where id = any(${ids}::uuid[]) and parent_id = any(${ids}::uuid[])`,
  );
  return ids.filter((id) => !parts.some((part) => part.id === id));
}
