import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordHistory, type ChangeEntry } from "#app/platform/history/record-history.ts";
import { cursorInput, limitInput } from "#app/platform/http/paging.ts";
import { isCursorOf } from "#app/platform/lists/keyset.ts";
import { requireInitiativeFacts } from "../data/initiative-facts.ts";
import { peopleFields } from "../data/task-changes.ts";
import { ids } from "../domain/ids.ts";

export const isHistoryCursor = (text: string) => isCursorOf("timestamptz", text);

export const taskHistoryInput = z.object({
  initiativeId: ids.initiative,
  after: cursorInput(isHistoryCursor),
  limit: limitInput,
});

export type TaskHistory = { entries: ChangeEntry[]; next: string | null };

/** What was changed about a task, newest first; 404 where the actor may not see it. */
export async function taskHistory(
  context: Context,
  { initiativeId, after, limit }: z.output<typeof taskHistoryInput>,
): Promise<TaskHistory> {
  await authorize(context, "view", await requireInitiativeFacts(context, initiativeId));
  return recordHistory(context, { kind: "Initiative", id: initiativeId }, { after, limit, people: peopleFields });
}
