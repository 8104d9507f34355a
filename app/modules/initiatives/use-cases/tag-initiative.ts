import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { attachTag, attachTagInput } from "#app/modules/tags/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireAllowed } from "./authorize-initiative.ts";
import { writeDown } from "./write-down.ts";

export const tagInitiativeInput = attachTagInput.extend({ initiativeId: ids.initiative });
export type TagInitiativeInput = z.output<typeof tagInitiativeInput>;

/** A task is given a tag, or loses it. */
export async function tagInitiative(
  context: Context,
  { initiativeId, tagId, has }: TagInitiativeInput,
): Promise<{ initiativeId: string; changed: boolean }> {
  await requireAllowed(context, "edit", initiativeId);
  const { changed } = await attachTag(context, "INITIATIVE", [initiativeId], { tagId, has });
  if (changed.length === 0) return { initiativeId, changed: false };
  await writeDown(
    context,
    "initiatives.edited",
    { initiativeId, fields: ["tags"] },
    { action: has ? "tag" : "untag", subject: "Initiative", id: initiativeId, detail: { tagId } },
  );
  return { initiativeId, changed: true };
}
