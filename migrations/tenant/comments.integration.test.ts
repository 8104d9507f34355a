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

test("comments on goals keep their ids, words and dates, and what is to be told of them is told", async () => {
  const { inside, migrate } = await formerCompany(world, 39);
  const [person, period, goal, kept, deleted] = Array.from({ length: 5 }, () => randomUUID());
  const at = "2026-11-01T10:00:00Z";
  const later = "2026-11-02T10:00:00.123456Z";
  await inside(
    sql`insert into {employee} (id, first_name, display_name, work_email, joined_on, created_at, updated_at)
      values (${person}, 'Asha', 'Asha', 'asha@older.test', '2026-01-01', ${at}, ${at})`,
    sql`insert into {goal_period} (id, name, kind, starts_on, ends_on) values (${period}, 'Q4', 'QUARTER', '2026-10-01',
      '2026-12-31')`,
    sql`insert into {goal} (id, kind, title, period_id, progress_type, start_date, due_date, created_by, created_at,
      updated_at, comment_count)
        values (${goal}, 'OBJECTIVE', 'Sell', ${period}, 'MANUAL', '2026-10-01', '2026-12-31', ${person}, ${at}, ${at}, 1)`,
    sql`insert into {goal_comment} (id, goal_id, employee_id, body, created_at, edited_at)
      values (${kept}, ${goal}, ${person}, 'Well done', ${at}, ${later})`,
    sql`insert into {goal_comment} (id, goal_id, employee_id, body, created_at, deleted_at)
      values (${deleted}, ${goal}, ${person}, 'Oh no', ${later}, ${later})`,
    sql`insert into {outbox} (name, payload, actor_id, recorded_at)
      values ('goals.commented', ${JSON.stringify({ goalId: goal, commentId: kept })}::jsonb, ${person}, ${at})`,
    sql`insert into {notification} (id, recipient_id, kind, event_key, payload, link, created_at)
      values (${randomUUID()}, ${person}, 'goals:commented', '1:commented', '{}', '/', ${at})`,
  );
  await migrate();
  expect(
    await inside(
      sql`select id, record_kind, record_id, author_id, body, created_at, edited_at, deleted_at, deleted_by,
        version from {comment} order by created_at`,
    ),
  ).toEqual([
    {
      id: kept,
      record_kind: "Goal",
      record_id: goal,
      author_id: person,
      body: "Well done",
      created_at: new Date(at),
      edited_at: new Date(later),
      deleted_at: null,
      deleted_by: null,
      version: 1,
    },
    expect.objectContaining({ id: deleted, body: "Oh no", deleted_at: new Date(later) }),
  ]);
  expect(await inside(sql`select name, payload from {outbox}`)).toEqual([
    { name: "comments.added", payload: { about: "Goal", record: goal, commentId: kept, mentionedIds: [] } },
  ]);
  expect(await inside(sql`select kind from {notification}`)).toEqual([{ kind: "comments:commented" }]);
});
