import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { restorable } from "#app/platform/data/soft-deletion.ts";
import { daysToRestore } from "#app/platform/time/days-ago.ts";
import { tagKinds, type TagMark } from "../domain/tag.ts";
import { instant, sql } from "#tenancy/sql.ts";

export const deletedTagsInput = z.object({ kind: z.enum(tagKinds).describe("What it is put on: goals or tasks.") });

/** `deletedBy` is a name; `until` the moment it goes for good, ISO 8601. */
export type DeletedTag = TagMark & { deletedBy: string | null; until: string };

const most = 200;

/** The tags of a kind that can still be restored, the last deleted first. */
export async function deletedTags(
  context: Context,
  { kind }: z.output<typeof deletedTagsInput>,
): Promise<DeletedTag[]> {
  await authorize(context, "edit", { kind: "Tag", tagKind: kind });
  return context.rows<DeletedTag>(
    sql`select t.id, t.kind, t.name, t.color, by.display_name as "deletedBy",
            ${instant(sql`t.deleted_at + make_interval(days => ${daysToRestore})`)} as until
       from {tag} t left join {employee} by on by.id = t.deleted_by
      where t.kind = ${kind} and ${restorable(context, sql`t.deleted_at`)} order by t.deleted_at desc, t.id limit ${most}`,
  );
}
