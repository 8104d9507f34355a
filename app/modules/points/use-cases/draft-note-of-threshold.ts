import { draftNote } from "#app/modules/disciplinary/index.ts";
import { isPresent, liveReportingLine } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { isLanguage, type Language } from "#app/platform/i18n/languages.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { roomWords } from "#app/platform/i18n/room-words.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import ar from "../strings/ar.json" with { type: "json" };
import de from "../strings/de.json" with { type: "json" };
import en from "../strings/en.json" with { type: "json" };
import es from "../strings/es.json" with { type: "json" };
import hi from "../strings/hi.json" with { type: "json" };
import type { ShiftKind } from "../domain/rules.ts";
import { sql } from "#tenancy/sql.ts";

const wordsOf = roomWords("points", { en, hi, es, de, ar });

type Manager = { id: string; language: string | null };
type Counted = { day: string; kind: ShiftKind; minutes: number | null; days: number | null; points: number };

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
  const language: Language = isLanguage(manager.language) ? manager.language : "en";
  await draftNote(context, {
    ...{ employeeId: reached.employeeId, authorId: manager.id, type: "LATENESS", occurredOn: reached.on },
    body: bodyOf(context, language, { ...reached, counted: await countedOn(context, reached) }),
    source: `points:${escalationId}`,
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

/** What counted on the day the threshold was reached. */
function countedOn(context: Context, { employeeId, on }: { employeeId: string; on: string }): Promise<Counted[]> {
  return context.rows<Counted>(
    sql`select s.day::text as day, s.kind, s.minutes, s.days, sum(n.points)::int as points
      from {points_entry} n join {shift_event} s on s.id = n.event_id
      where n.employee_id = ${employeeId} and n.counts_on <= ${on}::date and n.expires_on > ${on}::date
        and s.withdrawn_at is null
      group by s.id, s.day, s.kind, s.minutes, s.days having sum(n.points) > 0 order by s.day, s.id`,
  );
}

type Said = { name: string; points: number; balance: number; on: string; counted: readonly Counted[] };

function bodyOf(context: Context, language: Language, { name, points, balance, on, counted }: Said): string {
  const t = wordsOf(language);
  const format = createFormat(language, "UTC", toldBy(context.tenant));
  const costing = (count: number) => t("points", { count, number: format.number(count) });
  const lines = counted.map(({ day, kind, minutes, days, points: cost }) =>
    t("drafted.line", {
      ...{ date: format.date(day), kind: t(`kind.${kind}`), points: costing(cost) },
      size: minutes === null ? t("size.days", { count: days ?? 1 }) : t("size.minutes", { count: minutes }),
    }),
  );
  const reached = t("drafted.reached", {
    ...{ name, points: costing(balance), threshold: format.number(points), date: format.date(on) },
  });
  return [reached, ...lines].map((line) => `<p>${escaped(line)}</p>`).join("");
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
