import { z } from "zod";
import { searchInput } from "#app/platform/http/paging.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { boundsFor, momentWithin } from "#app/platform/dates/bounds-for.ts";
import { dateRangeFields } from "#app/platform/dates/date-range-fields.ts";
import { plainDates, readDateRange } from "#app/platform/time/date-range.ts";
import { actsOfPart, auditParts } from "../domain/audit-parts.ts";
import { allOf, containing, sql, type Sql } from "#tenancy/sql.ts";

export const auditPageSize = 50;

/**
 * Filters as they stand in the address; what does not fit is as if it were not there. `search` is part of a name, an
 * act or a kind of record.
 */
export const auditFiltersInput = z.object({
  search: searchInput(),
  part: z.enum(auditParts).optional().catch(undefined).describe("A part of the product, such as `reviews`."),
  ...dateRangeFields(plainDates, "Done"),
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .catch(undefined),
});
export type AuditFilters = z.output<typeof auditFiltersInput>;

/**
 * `actor` is null where the product itself acted, and where `actorHidden`; `subject` is a name where the record is a person.
 */
export type AuditRow = {
  id: string;
  at: string;
  actor: string | null;
  actorId: string | null;
  actorPhoto: string | null;
  /** Who did it is only for those who see the record. */
  actorHidden: boolean;
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
  const { search, part, before } = filters;
  const days = await boundsFor(context, readDateRange(filters, plainDates));
  const pattern = containing(search);
  const hidden = await isDoerHidden(context);
  const conditions = [
    ...(search
      ? [
          sql`(told.action ilike ${pattern} or told.subject_type ilike ${pattern} or a.display_name ilike ${pattern} or
            s.display_name ilike ${pattern})`,
        ]
      : []),
    ...(part
      ? [
          sql`exists (select from unnest(${actsOfPart(part)}::text[]) of(begins) where starts_with(told.action, of.begins))`,
        ]
      : []),
    ...momentWithin(sql`told.at`, days, context.actor.timeZone),
    ...(before ? [sql`told.id < ${before}::bigint`] : []),
  ];
  const rows = await context.rows<Omit<AuditRow, "at"> & { at: Date }>(
    sql`select told.id::text as id, told.at, a.display_name as actor, a.photo_key as "actorPhoto",
        case when ${hidden} then null else told.actor_id end as "actorId", ${hidden} as "actorHidden", told.action,
        told.subject_type as "subjectType", told.subject_id as "subjectId", s.display_name as subject, told.detail,
        exists (select from {audit_link} l where l.entry_id = told.id) as linked
      from {audit_entry} told
        left join {employee} a on a.id = told.actor_id and not ${hidden}
        left join {employee} s on s.id = told.subject_id and told.subject_type = 'Employee'
      where ${allOf(conditions)} order by told.id desc limit ${limit + 1}`,
  );
  const shown = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }));
  return { rows: shown, next: rows.length > limit ? shown.at(-1)!.id : null };
}

/** Condition on an entry called `told`: who did it would be known by it to have to do with a record the reader may not see. */
async function isDoerHidden(context: Context): Promise<Sql> {
  const quiet = await Promise.all(
    context.quietActs.map(async ({ kind, actions }) => {
      const seen = await context.seenRecords[kind]?.isSeen(context, sql`told.subject_id`);
      return sql`when told.action = any(${actions}::text[]) then not ${seen ?? sql`false`}`;
    }),
  );
  return quiet.length === 0 ? sql`false` : sql`(case ${sql.join(quiet, sql` `)} else false end)`;
}
