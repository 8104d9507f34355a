import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type SignalTone = "green" | "orange" | "red" | "grey";

/**
 * What is said of one person: a key of the room's strings with its parameters. `on` is a day (2026-11-20), shown in the
 * reader's form; `none` says that there is nothing to tell, which a table shows as a dash.
 */
export type Said = { key: string; tone: SignalTone; count?: number; total?: number; on?: string; none?: boolean };

/** What a room tells of people at a glance, for whoever leads them: one column of the team's list. */
export type Signal = {
  /** Key of the room's strings: what heads the column. */
  label: string;
  /**
   * A query over `asked(id)`, the people asked about: `employee_id` and `said`, one row a person at most. It holds to what
   * the actor may see.
   */
  of: Sql;
};

export type LoadedSignal = { room: string; label: string; said: Record<string, Said> };

/** The columns of all rooms for these people, in one statement. */
export async function loadSignals(
  context: Context,
  signals: readonly (Signal & { room: string })[],
  employeeIds: readonly string[],
): Promise<LoadedSignal[]> {
  if (signals.length === 0 || employeeIds.length === 0) return [];
  const columns = signals.map(
    ({ of }) => sql`(select coalesce(jsonb_object_agg(q.employee_id, q.said), '{}') from (${of}) q)`,
  );
  const [row] = await context.rows<{ columns: LoadedSignal["said"][] }>(
    sql`with asked(id) as materialized (select unnest(${employeeIds}::uuid[]))
      select jsonb_build_array(${sql.join(columns)}) as columns`,
  );
  return signals.map(({ room, label }, place) => ({ room, label, said: row!.columns[place]! }));
}
