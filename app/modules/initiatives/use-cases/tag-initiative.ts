import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { attachTag, attachTagInput } from "#app/modules/tags/index.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { initiativeEvent } from "../events.ts";
import { requireAllowed } from "./authorize-initiative.ts";

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
  await recordEvent(context, initiativeEvent("initiatives.edited", { initiativeId, fields: ["tags"] }));
  await writeAuditEntry(context, {
    action: has ? "initiatives.tag" : "initiatives.untag",
    subjectType: "Initiative",
    subjectId: initiativeId,
    detail: { tagId },
  });
  return { initiativeId, changed: true };
}
