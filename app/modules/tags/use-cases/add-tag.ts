import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceTag, lockTags, refuseNameTaken, requireParent } from "../data/tag-record.ts";
import { tagKinds } from "../domain/tag.ts";
import { tagInput } from "./tag-input.ts";
import { sql } from "#tenancy/sql.ts";

export const addTagInput = tagInput.extend({ kind: z.enum(tagKinds).describe("What it is put on: goals or tasks.") });
export type AddTagInput = z.output<typeof addTagInput>;

/** There is a tag more that records of its kind can be given. */
export async function addTag(
  context: Context,
  { kind, name, color, description, parentId }: AddTagInput,
): Promise<{ tagId: string }> {
  await authorize(context, "edit", { kind: "Tag", tagKind: kind });
  await lockTags(context);
  await refuseNameTaken(context, { kind, name, id: null });
  await requireParent(context, { kind, children: 0 }, parentId);
  const tagId = context.newId();
  await context.rows(
    sql`insert into {tag} (id, kind, name, color, description, parent_id, created_at)
      values (${tagId}, ${kind}, ${name}, ${color}, ${description}, ${parentId}, ${context.clock.now()})`,
  );
  await announceTag(context, { tagId, kind, change: "ADDED" }, "add", { name, color });
  return { tagId };
}
