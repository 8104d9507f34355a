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

test("files of goals stand among all others: with what they did, and to be checked again where they did nothing yet", async () => {
  const { inside, migrate } = await formerCompany(world, 90);
  const [person, applied, checked, goal, task] = Array.from({ length: 5 }, () => randomUUID());
  const at = "2026-11-01T10:00:00Z";
  const said = JSON.stringify([
    { line: 2, outcome: "CREATED", said: { objective: "Sell" }, problems: [] },
    {
      line: 3,
      outcome: "REFUSED",
      said: {},
      problems: [{ code: "unknown-owner", field: "owner" }, { code: "formula" }, { code: "goals.duplicate-title" }],
    },
  ]);
  await inside(
    sql`insert into {employee} (id, first_name, display_name, work_email, joined_on, created_at, updated_at)
      values (${person}, 'Asha', 'Asha', 'asha@older.test', '2026-01-01', ${at}, ${at})`,
    sql`insert into {goal_upload} (id, kind, file_name, status, headers, lines, mapping, plan, plan_digest, goal_ids,
      created_by, created_at, applied_at)
        values (${applied}, 'KEY_RESULTS', 'a.csv', 'APPLIED', '["Title"]', '[]', '{"keyResult": 0}', ${said}::jsonb,
          'x', array[${goal}::uuid], ${person}, ${at}, ${at})`,
    sql`insert into {goal_upload} (id, kind, file_name, status, headers, lines, mapping, plan, plan_digest, created_by,
      created_at) values (${checked}, 'OKRS', 'b.csv', 'CHECKED', '[]', '[]', '{}', ${said}::jsonb, 'x', ${person}, ${at})`,
    sql`insert into {background_task} (id, kind, about_id, params, state, asked_by, asked_at, heard_at, ended_at, error)
      values (${task}, 'goals.upload', ${checked}, ${JSON.stringify({ kind: "CHECK", input: { uploadId: checked, column: { objective: 1 } } })}::jsonb,
        'FAILED', ${person}, ${at}, ${at}, ${at}, '{"code": "goals.upload-stalled", "params": {}}')`,
  );
  await migrate();
  expect(
    await inside(sql`select id, kind, status, mapping, plan, made, plan_digest as digest from {imported_file}
      order by file_name`),
  ).toMatchObject([
    {
      id: applied,
      kind: "key-results",
      status: "APPLIED",
      mapping: { keyResult: 0 },
      plan: [
        { line: 2, problems: [] },
        {
          line: 3,
          problems: [
            { code: "goal-upload.unknown-owner", field: "owner" },
            { code: "imports.formula" },
            { code: "goals.duplicate-title" },
          ],
        },
      ],
      made: [{ outcome: "CREATED", id: goal }],
      digest: "x",
    },
    { id: checked, kind: "okrs", status: "READ", plan: null, made: [], digest: null },
  ]);
  expect(await inside(sql`select kind, params, error from {background_task}`)).toMatchObject([
    {
      kind: "imports.file",
      params: { kind: "CHECK", input: { fileId: checked, columns: { objective: 1 } } },
      error: { code: "imports.stalled" },
    },
  ]);
});
