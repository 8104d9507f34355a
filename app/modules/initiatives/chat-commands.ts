import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { ChatAnswer, ChatCommand, ChatWords } from "#app/platform/contributions/chat-command.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { tasksInBrief } from "./queries/tasks-in-brief.ts";
import { completeInitiative } from "./use-cases/complete-initiative.ts";
import { sql } from "#tenancy/sql.ts";

const mostLines = 5;

/** One's own open tasks, those due first, each to be completed by its button. */
async function tasks(context: Context, _text: string, words: ChatWords): Promise<ChatAnswer> {
  const rows = await context.rows<{ id: string }>(
    sql`select i.id from {initiative} i join {initiative_person} p on p.initiative_id = i.id and p.owner_type = 'OWNER'
        where p.employee_id = ${context.actor.employeeId} and i.deleted_at is null and i.completed_on is null
          and i.parent_id is null order by i.due_date nulls last, i.created_at limit ${mostLines}`,
  );
  const label = words("many.complete");
  const open = await tasksInBrief(
    context,
    rows.map(({ id }) => id),
  );
  return {
    title: words("navigation.module"),
    lines: open.map(({ id, text, dueDate, mayComplete }) => ({
      text: dueDate ? `${text} · ${dueDate}` : text,
      ...(mayComplete && { act: { name: "complete", value: id, label } }),
    })),
    link: { label: words("navigation.module"), path: "/app/my-data/initiative/my-initiatives" },
  };
}

/** As its owner does on the page. */
async function complete(context: Context, value: string, words: ChatWords): Promise<ChatAnswer> {
  const id = z.uuid().safeParse(value);
  if (!id.success) throw notFound("The task");
  const [task] = await tasksInBrief(context, [id.data]);
  await completeInitiative(context, { initiativeId: id.data });
  return { title: `${words("status.COMPLETED")}: ${task?.text ?? ""}` };
}

export const taskChatCommands: readonly ChatCommand[] = [
  { name: "tasks", label: "navigation.module", run: tasks, acts: { complete } },
];
