import { z } from "zod";
import { searchInput } from "#app/platform/http/paging.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { boundsFor, momentWithin } from "#app/platform/dates/bounds-for.ts";
import { dateRangeFields } from "#app/platform/dates/date-range-fields.ts";
import { plainDates, readDateRange } from "#app/platform/time/date-range.ts";
import { allOf, containing, sql } from "#tenancy/sql.ts";

export const auditPageSize = 50;

/**
 * Filters as they stand in the address; what does not fit is as if it were not there. `search` is part of a name, an
 * act or a kind of record.
 */
export const auditFiltersInput = z.object({
  search: searchInput(),
  ...dateRangeFields(plainDates, "Done"),
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .catch(undefined),
});
export type AuditFilters = z.output<typeof auditFiltersInput>;

/** `actor` is null where the product itself acted; `subject` is a name where the record is a person. */
export type AuditRow = {
  id: string;
  at: string;
  actor: string | null;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string | null;
  subject: string | null;
  detail: Record<string, unknown>;
  linked: boolean;
};
export type AuditPage = { rows: AuditRow[]; next: string | null };

/** What was done in the company, newest first; `before` is the id of the last entry shown. */
export async function listAuditEntries(
  context: Context,
  filters: AuditFilters,
  limit: number = auditPageSize,
): Promise<AuditPage> {
  await authorize(context, "view", { kind: "AuditLog" });
  const { search, before } = filters;
  const days = await boundsFor(context, readDateRange(filters, plainDates));
  const pattern = containing(search);
  const conditions = [
    ...(search
      ? [
          sql`(e.action ilike ${pattern} or e.subject_type ilike ${pattern} or a.display_name ilike ${pattern} or
            s.display_name ilike ${pattern})`,
        ]
      : []),
    ...momentWithin(sql`e.at`, days, context.actor.timeZone),
    ...(before ? [sql`e.id < ${before}::bigint`] : []),
  ];
  const rows = await context.rows<Omit<AuditRow, "at"> & { at: Date }>(
    sql`select e.id::text as id, e.at, a.display_name as actor, e.actor_id as "actorId", e.action,
      e.subject_type as "subjectType",
            e.subject_id as "subjectId", s.display_name as subject, e.detail, exists (select from {audit_link} l
              where l.entry_id = e.id) as linked
       from {audit_entry} e
       left join {employee} a on a.id = e.actor_id
       left join {employee} s on s.id = e.subject_id and e.subject_type = 'Employee'
      where ${allOf(conditions)}
      order by e.id desc limit ${limit + 1}`,
  );
  const shown = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }));
  return { rows: shown, next: rows.length > limit ? shown.at(-1)!.id : null };
}
