import type { Client } from "pg";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** A time frame of its own, so that no other goal stands in it. */
export const treePeriod = "2031-Q1";
const nodes = 111_111;
const inside = 11_111;
/** Random as any, and written as identifiers are: with a version and a variant. */
const idOf = (number: string) =>
  sql`overlay(overlay(md5('tree ' || (${sql.raw(number)})::text) placing '4' from 13) placing '8' from 17)::uuid`;

/** The id of a goal that has others below it, counted level by level from the root, which is 0. */
export function insideOf(number: number): string {
  return uuid(number % 1_111);
}

/** The id of a key result at the bottom. */
export function leafOf(number: number): string {
  return uuid(inside + ((number * 7_919) % (nodes - inside)));
}

const known = new Map<number, string>();
function uuid(number: number): string {
  const id = known.get(number);
  if (!id) throw new Error(`No goal ${number}`);
  return id;
}

/** Ten goals under each, five levels deep; done already, it changes nothing. */
export async function growTree(context: Context, ownerId: string): Promise<void> {
  const numbered = await context.rows<{ number: number; id: string }>(
    sql`select n as number, ${idOf("n")} as id from generate_series(0, ${nodes - 1}::int) n`,
  );
  for (const { number, id } of numbered) known.set(number, id);
  if ((await context.rows(sql`select from {goal_period} where name = ${treePeriod}`)).length > 0) return;
  await context.rows(
    sql`insert into {goal_period} (id, name, kind, starts_on, ends_on) values (${context.newId()}, ${treePeriod},
      'QUARTER', '2031-01-01', '2031-03-31')`,
  );
  await context.rows(
    sql`insert into {goal} (id, kind, title, parent_id, period_id, level, visibility, progress_type, measure_type,
      actual_value, percent, start_date, due_date, created_by, created_at, updated_at)
     select ${idOf("n")}, case when n < ${inside} then 'OBJECTIVE' else 'KEY_RESULT' end, 'Tree ' || n, case when n > 0
       then ${idOf("(n - 1) / 10")} end,
            p.id, 'COMPANY', 'GLOBAL', case when n < ${inside} then 'DERIVED_AVG' else 'MANUAL' end, 'PERCENTAGE', case
              when n < ${inside} then null else 50 end, 50,
            p.starts_on, p.ends_on, ${ownerId}::uuid, now(), now()
       from generate_series(0, ${nodes - 1}) n, {goal_period} p where p.name = ${treePeriod} order by n`,
  );
  await context.rows(
    sql`insert into {goal_owner} (goal_id, employee_id, owner_type) select ${idOf("n")}, ${ownerId}::uuid, 'OWNER'
      from generate_series(0, ${nodes - 1}) n`,
  );
}

/** The least that plain SQL has to do for the same: read the rows shown; write the value, carry it up, keep points and history. */
export function rawTree(client: Client, employeeId: string) {
  const rows = `g.*, (select jsonb_agg(jsonb_build_object('id', e.id, 'name', e.display_name)) from goal_owner o join employee e on e.id = o.employee_id where o.goal_id = g.id) as owners,
    (select count(*) from goal c where c.parent_id = g.id and c.deleted_at is null) as children`;
  const carryUp = async (start: string | null): Promise<void> => {
    for (let id = start; id;) {
      const {
        rows: [parent],
      } = await client.query<{ parent_id: string | null }>(
        `update goal g set percent = (select avg(c.percent) from goal c where c.parent_id = g.id and c.deleted_at is null), updated_at = now() where id = $1 returning parent_id`,
        [id],
      );
      await client.query(
        "insert into goal_check_in (id, goal_id, at, percent, progress_level) select gen_random_uuid(), id, " +
          "now(), percent, progress_level from goal where id = $1",
        [id],
      );
      id = parent?.parent_id ?? null;
    }
  };
  return {
    open: async (): Promise<void> => {
      await client.query("begin read only");
      await client.query(
        `select progress_level, count(*) from goal g join goal_period p on p.id = g.period_id where p.name = $1 and g.kind = 'OBJECTIVE' and g.deleted_at is null group by 1`,
        [treePeriod],
      );
      await client.query(
        `select ${rows} from goal g join goal_period p on p.id = g.period_id where p.name = $1 and g.parent_id is null and g.deleted_at is null order by g.title limit 25`,
        [treePeriod],
      );
      await client.query("commit");
    },
    expand: async (id: string): Promise<void> => {
      await client.query("begin read only");
      await client.query(
        `select ${rows} from goal g where g.parent_id = $1 and g.deleted_at is null order by g.position, g.created_at limit 500`,
        [id],
      );
      await client.query("commit");
    },
    checkIn: async (id: string, value: number): Promise<void> => {
      await client.query("begin");
      const {
        rows: [goal],
      } = await client.query<{ parent_id: string | null }>(
        "update goal set actual_value = $2::numeric, percent = $2::numeric, last_check_in_at = now(), " +
          "updated_at = now() where id = $1 returning parent_id",
        [id, value],
      );
      await client.query(
        "insert into goal_check_in (id, goal_id, employee_id, at, value, percent, progress_level) values " +
          "(gen_random_uuid(), $1, $2, now(), $3::numeric, $3::numeric, 'ON_TRACK')",
        [id, employeeId, value],
      );
      await carryUp(goal?.parent_id ?? null);
      await client.query("commit");
    },
    realign: async (id: string, parentId: string): Promise<void> => {
      await client.query("begin");
      const {
        rows: [goal],
      } = await client.query<{ parent_id: string }>("select parent_id from goal where id = $1 for update", [id]);
      await client.query("update goal set parent_id = $2, updated_at = now() where id = $1", [id, parentId]);
      await carryUp(goal!.parent_id);
      await carryUp(parentId);
      await client.query(
        "insert into record_change (id, record_kind, record_id, employee_id, at, field) values " +
          "(gen_random_uuid(), 'Goal', $1, $2, now(), 'parent')",
        [id, employeeId],
      );
      await client.query("commit");
    },
  };
}
