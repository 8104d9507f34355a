import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { announceTag, holdTag } from "../data/people-tags.ts";
import { sql } from "#tenancy/sql.ts";

export const tagPeopleInput = z.object({
  tagId: z.uuid({ error: "value-required" }).describe("The id of the tag."),
  employeeIds: z.array(z.uuid()).min(1, { error: "value-required" }).max(1_000).describe("The employees, 1 to 1,000."),
  has: tickInput.default(true).describe("True gives it, false takes it."),
});
export type TagPeopleInput = z.output<typeof tagPeopleInput>;

/** How many were changed, and who; the others were so already. */
export type TaggedPeople = { tagId: string; changed: number; changedIds: string[] };

/** People are given a tag, or lose it, all of them or none; whoever has it already, or has it not, stays as they are. */
export async function tagPeople(context: Context, { tagId, employeeIds, has }: TagPeopleInput): Promise<TaggedPeople> {
  await authorize(context, "edit", { kind: "PeopleTags" });
  const { name, archivedAt } = await holdTag(context, tagId);
  if (archivedAt && has) throw conflict("people.tag-archived", "The tag is out of use.");
  const asked = [...new Set(employeeIds)];
  const known = await context.rows(sql`select from {employee} where id = any(${asked}::uuid[])`);
  if (known.length < asked.length)
    throw invalid("people.unknown-value", "Somebody is not of this company.", {
      fields: { employeeIds: "people.unknown-value" },
    });
  const changed = has ? await give(context, tagId, asked) : await take(context, tagId, asked);
  if (changed.length > 0)
    await announceTag(
      context,
      { tagId, change: has ? "GIVEN" : "TAKEN", employeeIds: changed },
      has ? "give-tag" : "take-tag",
      { name, employeeIds: changed },
    );
  return { tagId, changed: changed.length, changedIds: changed };
}

async function give(context: Context, tagId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`insert into {people_tag_person} (tag_id, employee_id, attached_at, attached_by)
      select ${tagId}, id, ${context.clock.now()}, ${context.actor.employeeId} from unnest(${ids}::uuid[]) id
     on conflict do nothing returning employee_id as id`,
  );
  return rows.map(({ id }) => id).sort();
}

async function take(context: Context, tagId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`delete from {people_tag_person} where tag_id = ${tagId} and employee_id = any(${ids}::uuid[])
      returning employee_id as id`,
  );
  return rows.map(({ id }) => id).sort();
}
