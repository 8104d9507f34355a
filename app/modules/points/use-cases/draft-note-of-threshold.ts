import { draftNote } from "#app/modules/disciplinary/index.ts";
import { isPresent, liveReportingLine } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { noteSourceOf } from "../queries/notes-of-thresholds.ts";
import { countedOn, wordsFor, type CountedEvent } from "../queries/told-points.ts";

type Manager = { id: string; language: string | null };

/**
 * Begins a draft note for the manager of somebody who reached a threshold that asks for one: what counted on that day, shift
 * by shift, and nothing else. A person finishes it or deletes it. Nobody without a manager gets one.
 */
export async function draftNoteOfThreshold(context: Context, escalationId: string): Promise<void> {
  const reached = await firstRow<{ employeeId: string; name: string; points: number; balance: number; on: string }>(
    context,
    sql`select x.employee_id as "employeeId", e.display_name as name, x.points, x.balance, x.crossed_on::text as on
      from {points_escalation} x join {employee} e on e.id = x.employee_id
      where x.id = ${escalationId} and x.escalation_action = 'DISCIPLINARY_NOTE' and x.state <> 'WITHDRAWN'`,
  );
  const manager = reached && (await managerOf(context, reached.employeeId));
  if (!reached || !manager) return;
  await draftNote(context, {
    ...{ employeeId: reached.employeeId, authorId: manager.id, type: "LATENESS", occurredOn: reached.on },
    body: bodyOf(context, manager.language, { ...reached, counted: await countedOn(context, reached) }),
    source: noteSourceOf(escalationId),
  });
}

/** Who is given the draft about somebody; null where there is nobody, or notes are switched off. */
export async function draftsFor(context: Context, employeeId: string): Promise<string | null> {
  const on = await firstRow(
    context,
    sql`select from {organization} where 'DISCIPLINARY_ACTION' = any(enabled_features)`,
  );
  return on ? ((await managerOf(context, employeeId))?.id ?? null) : null;
}

function managerOf(context: Context, employeeId: string): Promise<Manager | null> {
  const today = context.today();
  return firstRow<Manager>(
    context,
    sql`select m.id, m.language from {assignment} a join {employee} m on m.id = a.manager_id
      where a.employee_id = ${employeeId} and ${liveReportingLine(today)} and ${isPresent(sql`m.id`, today)}`,
  );
}

type Said = { name: string; points: number; balance: number; on: string; counted: readonly CountedEvent[] };

function bodyOf(context: Context, language: string | null, { name, points, balance, on, counted }: Said): string {
  const { t, format, points: inPoints, size } = wordsFor(context, language);
  const lines = counted.map((event) =>
    t("drafted.line", {
      ...{ date: format.date(event.day), kind: t(`kind.${event.kind}`), points: inPoints(event.points) },
      size: size(event),
    }),
  );
  const reached = t("drafted.reached", {
    ...{ name, points: inPoints(balance), threshold: format.number(points), date: format.date(on) },
  });
  return [reached, ...lines].map((line) => `<p>${escaped(line)}</p>`).join("");
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
