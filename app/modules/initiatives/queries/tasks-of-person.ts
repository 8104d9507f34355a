import type { Context } from "#app/platform/context/context.ts";
import { countOf, initiativeListInput, listInitiatives } from "./initiative-list.ts";
import type { ListedInitiative } from "./initiative-row.ts";

/** Open tasks of one person that the reader may see, the next due first. */
export type TasksOfPerson = { tasks: ListedInitiative[]; count: number; isMe: boolean };

const shown = 5;

export async function tasksOfPerson(context: Context, employeeId: string): Promise<TasksOfPerson> {
  const input = initiativeListInput.parse({ scope: "company", owner: employeeId, status: "OPEN" });
  const { rows, counts } = await listInitiatives(context, input, { limit: shown, offset: 0 });
  return { tasks: rows, count: countOf(counts, input), isMe: employeeId === context.actor.employeeId };
}
