import { z } from "zod";
import { peopleScopes } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet } from "#app/platform/files/sheet.ts";
import { sql } from "#tenancy/sql.ts";
import { members, requireScope } from "../data/scope-sql.ts";
import type { entryCauses } from "../domain/derive.ts";
import type { shiftKinds } from "../domain/rules.ts";
import type { PointsScope } from "../points-places.ts";
import { statusInput, statusPage, type StatusPerson } from "./status.ts";
import { wordsOf } from "./words.ts";
import { heldAtOnce, pagesByKey, pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { feature } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { keysetPage, takePage } from "#app/platform/lists/keyset.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";

const { date, number, long, text } = sheetsIn(wordsOf);

export const exportInput = z.object({
  what: z.enum(["status", "entries"]).catch("status").default("status"),
  /** Somebody's points for print, instead of a list. */
  employeeId: optionalInput(z.guid()).catch(undefined),
  scope: z.enum(peopleScopes).default("direct-reports"),
  format: z.enum(["CSV", "XLSX"]).catch("CSV").default("CSV"),
});

/** Points of a scope as a file: how people stand today, or every entry of their ledgers. */
export function exportPoints(context: Context, what: "status" | "entries", scope: PointsScope, batch = heldAtOnce) {
  return what === "status" ? exportStatus(context, scope, batch) : exportEntries(context, scope, batch);
}

async function exportStatus(context: Context, scope: PointsScope, batch: number): Promise<LongSheet> {
  const read = (slice: Slice) => statusPage(context, scope, statusInput.parse({}), slice).then(({ rows }) => rows);
  return long<StatusPerson>(
    "navigation.module",
    [
      text("employee", "field.employee", ({ name }) => name),
      number("points", "rules.points", ({ balance }) => balance),
      number("place", "figure.place", ({ place }) => place),
      date("next_expiry", "figure.next", ({ nextOn }) => nextOn),
      date("last_event", "status.last", ({ lastOn }) => lastOn),
      number("threshold", "file.threshold", ({ reached }) => reached),
    ],
    pagesBySlice(read, batch),
  );
}

type EntryRow = {
  employee: string;
  kind: (typeof shiftKinds)[number];
  day: string;
  minutes: number | null;
  days: number | null;
  cause: (typeof entryCauses)[number] | "TAKEN_BACK";
  points: number;
  countsOn: string;
  expiresOn: string;
  postedOn: string;
};

/** Entries stand person by person, each in the order of days. */
const whoseAndWhen = sql`(lower(e.display_name) || ' ' || e.id::text || ' ' || n.counts_on::text)`;

async function exportEntries(context: Context, scope: PointsScope, batch: number): Promise<LongSheet> {
  await requireScope(context, scope);
  const read = async (after: string | undefined, limit: number) => {
    const page = keysetPage({ expression: whoseAndWhen, type: "text" }, sql`n.id`, { after });
    const found = await context.rows<EntryRow & { id: string; cursorKey: string }>(
      sql`${members(context, scope)} select n.id, e.display_name as employee, s.kind, s.day::text as day, s.minutes, s.days,
          case when n.reverses is null then n.cause else 'TAKEN_BACK' end as cause, n.points,
          n.counts_on::text as "countsOn", n.expires_on::text as "expiresOn", n.posted_at::date::text as "postedOn",
          ${page.column}
        from member join {points_entry} n on n.employee_id = member.employee_id
          join {employee} e on e.id = n.employee_id join {shift_event} s on s.id = n.event_id
        where ${page.where} order by ${page.orderBy} limit ${limit + 1}`,
    );
    return takePage(page, found, limit);
  };
  return long<EntryRow>(
    "navigation.module",
    [
      text("employee", "field.employee", ({ employee }) => employee),
      text("kind", "file.kind", ({ kind }) => kind, "kind"),
      date("day", "field.day", ({ day }) => day),
      number("minutes", "field.minutes", ({ minutes }) => minutes),
      number("days", "field.days", ({ days }) => days),
      text("cause", "file.cause", ({ cause }) => cause, "file.causes"),
      number("points", "rules.points", ({ points }) => points),
      date("counts_on", "file.counts-from", ({ countsOn }) => countsOn),
      date("expires_on", "print.until", ({ expiresOn }) => expiresOn),
      date("posted_on", "file.posted", ({ postedOn }) => postedOn),
    ],
    pagesByKey(read, batch),
  );
}

export const pointsExport = listExport({
  kind: "points.list",
  can: feature("POINTS"),
  input: exportInput,
  name: (context, { what }) => `points-${what}-${context.today()}`,
  sheet: (context, { what, scope }) => exportPoints(context, what, scope),
});
