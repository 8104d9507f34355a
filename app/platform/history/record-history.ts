import type { Context } from "#app/platform/context/context.ts";
import { keysetPage, takePage } from "#app/platform/lists/keyset.ts";
import type { ChangedRecord } from "./record-changes.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

/** One change as screens and programs get it; people in it are named. */
export type ChangeEntry = {
  id: string;
  at: string;
  /** Null where the product did it. */
  person: { id: string; name: string; photo?: string | null } | null;
  field: string;
  before: unknown;
  after: unknown;
  reason: string | null;
};

export type HistoryAsked = {
  after?: string | undefined;
  limit?: number;
  /** Fields whose values are lists of ids of people. */
  people?: readonly string[];
  /** Which changes are told, called `x`: a history tells of nothing that is hidden. */
  told?: Sql;
};

const usualLimit = 25;

/**
 * The changes of one kind of records, as a table: `record_id`, `employee_id`, `at`, `sequence` for what happened in one
 * instant, `field`, `value_before`, `value_after`, `reason`, `act_id`.
 */
export function changesOf(kind: string): Sql {
  return sql`(select * from {record_change} where record_kind = ${sql.lit(kind)})`;
}

/** What was changed about a record, newest first, page by page. Whoever asks has decided that the actor may see the record. */
export async function recordHistory(
  context: Context,
  { kind, id }: ChangedRecord,
  { after, limit = usualLimit, people = [], told = sql`true` }: HistoryAsked = {},
): Promise<{ entries: ChangeEntry[]; next: string | null }> {
  const page = keysetPage({ expression: sql`x.at`, type: "timestamptz" }, sql`x.id`, { after, descending: true });
  const named = (value: Sql) => sql`case when x.field = any(${people}::text[]) then (
    select coalesce(jsonb_agg(p.display_name order by p.display_name), '[]') from jsonb_array_elements_text(${value}) v
      join {employee} p on p.id = v::uuid) else ${value} end`;
  const found = await context.rows<ChangeEntry & { cursorKey: string }>(
    sql`select x.id, ${instant(sql`x.at`)} as at, case when e.id is null then null else jsonb_build_object('id', e.id,
      'name', e.display_name, 'photo', e.photo_key) end as person,
            x.field, ${named(sql`x.value_before`)} as before, ${named(sql`x.value_after`)} as after, x.reason, ${page.column}
       from ${changesOf(kind)} x left join {employee} e on e.id = x.employee_id
      where x.record_id = ${id} and ${told} and ${page.where} order by ${page.orderBy} limit ${limit + 1}`,
  );
  const { rows, next } = takePage(page, found, limit);
  return { entries: rows, next };
}

/** A record whose reader may have seen it before, by what its history knows. */
type SeenBefore = {
  kind: string;
  id: Sql;
  since: Date;
  readerId: string;
  /** Whether the reader would see it if it were for everybody. */
  ifGlobal: Sql;
  /** The fields that name people who see it as theirs. */
  people: readonly string[];
};

/** True of a record that became private since then for a reader who saw it, or that named the reader among its people. */
export function wasSeenBefore({ kind, id, since, readerId, ifGlobal, people }: SeenBefore): Sql {
  const changed = sql`select from ${changesOf(kind)} c where c.record_id = ${id} and c.at >= ${since}`;
  return sql`(exists (${changed} and c.field = 'visibility' and c.value_before = '"GLOBAL"'::jsonb) and (${ifGlobal})
    or exists (${changed} and c.field = any(${[...people]}::text[]) and c.value_before @> ${JSON.stringify([readerId])}::jsonb))`;
}
