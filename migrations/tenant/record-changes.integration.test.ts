import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formerCompany } from "#tests/support/former-company.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test("the history of goals keeps its ids, order, values and reasons", async () => {
  const { inside, migrate } = await formerCompany(world, 40);
  const [person, period, goal, move, titled, moved] = Array.from({ length: 6 }, () => randomUUID());
  const at = "2026-11-01T10:00:00.123456Z";
  await inside(
    sql`insert into {employee} (id, first_name, display_name, work_email, joined_on, created_at, updated_at)
      values (${person}, 'Asha', 'Asha', 'asha@older.test', '2026-01-01', ${at}, ${at})`,
    sql`insert into {goal_period} (id, name, kind, starts_on, ends_on) values (${period}, 'Q4', 'QUARTER', '2026-10-01',
      '2026-12-31')`,
    sql`insert into {goal} (id, kind, title, period_id, progress_type, start_date, due_date, created_by, created_at, updated_at)
        values (${goal}, 'OBJECTIVE', 'Sell', ${period}, 'MANUAL', '2026-10-01', '2026-12-31', ${person}, ${at}, ${at})`,
    sql`insert into {goal_realignment} (id, goal_id, employee_id, at, mode, moves) values (${move}, ${goal}, ${person},
      ${at}, 'GOAL', '[]')`,
    sql`insert into {goal_change} (id, goal_id, employee_id, at, field, value_before, value_after, reason)
      values (${titled}, ${goal}, ${person}, ${at}, 'title', '"Sell"', '"Sell more"', 'Clearer')`,
    sql`insert into {goal_change} (id, goal_id, at, field, value_before, realignment_id)
      values (${moved}, ${goal}, ${at}, 'parent', 'null', ${move})`,
  );
  await migrate();
  expect(
    await inside(
      sql`select id, record_kind, record_id, employee_id, at = ${at} as same, field, value_before, value_after, reason,
        act_id from {record_change} order by at, sequence`,
    ),
  ).toEqual([
    {
      id: titled,
      record_kind: "Goal",
      record_id: goal,
      employee_id: person,
      same: true,
      field: "title",
      value_before: "Sell",
      value_after: "Sell more",
      reason: "Clearer",
      act_id: null,
    },
    expect.objectContaining({ id: moved, employee_id: null, field: "parent", act_id: move }),
  ]);
});
