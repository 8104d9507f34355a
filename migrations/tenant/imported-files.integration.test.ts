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
    await inside(sql`select id, kind, status, mapping, made, plan_digest as digest, counts,
      (select json_agg(json_build_object('line', v.line, 'changes', v.changes, 'problems', v.problems) order by v.position)
        from {imported_file_verdict} v where v.file_id = f.id) as plan from {imported_file} f order by file_name`),
  ).toMatchObject([
    {
      id: applied,
      kind: "key-results",
      status: "APPLIED",
      mapping: { keyResult: 0 },
      plan: [
        { line: 2, changes: [{ field: "objective", after: "Sell" }], problems: [] },
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
      counts: { CREATED: 1, CHANGED: 0, UNCHANGED: 0, REFUSED: 1 },
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

test("files of people stand among all others: lines, verdicts, and what undoing one has to know", async () => {
  const { inside, migrate } = await formerCompany(world, 96);
  const [person, applied, checked, joiner, was, is, field, task] = Array.from({ length: 8 }, () => randomUUID());
  const at = "2026-11-01T10:00:00Z";
  const settings = JSON.stringify({
    mapping: { workEmail: 1 },
    fields: { [field!]: 2 },
    dateFormat: "dd.MM.yyyy",
    from: "2026-11-01",
    retireMissing: false,
    retireShare: 5,
  });
  const counts = JSON.stringify({ CREATED: 1, CHANGED: 0, MOVED: 0, RETIRED: 0, REFUSED: 0, UNCHANGED: 0, present: 3 });
  await inside(
    sql`insert into {employee} (id, first_name, display_name, work_email, joined_on, created_at, updated_at)
      values (${person}, 'Asha', 'Asha', 'asha@older.test', '2026-01-01', ${at}, ${at})`,
    sql`insert into {people_import} (id, file_name, status, headers, row_count, settings, counts, plan_digest, superseded,
      added, created_by, created_at, applied_at)
        values (${applied}, 'a.csv', 'APPLIED', '["N", "E"]', 1, ${settings}::jsonb, ${counts}::jsonb, 'x',
          array[${was}::uuid], array[${is}::uuid], ${person}, ${at}, ${at})`,
    sql`insert into {people_import} (id, file_name, status, headers, row_count, settings, counts, plan_digest, created_at)
        values (${checked}, 'b.csv', 'CHECKED', '[]', 1, ${settings}::jsonb, ${counts}::jsonb, 'x', ${at})`,
    sql`insert into {people_import_line} (import_id, line, cells) values (${applied}, 2, '["Jo", "jo@older.test"]')`,
    sql`insert into {people_import_plan} (import_id, position, line, outcome, employee_id, name, changes, problems)
        values (${applied}, 1, 2, 'CREATED', ${joiner}, 'Jo', '[{"field": "firstName", "after": "Jo"}]', '[]'),
          (${checked}, 1, 2, 'CREATED', ${joiner}, 'Jo', '[]', '[]')`,
    sql`insert into {background_task} (id, kind, about_id, params, state, asked_by, asked_at, heard_at, ended_at, error)
      values (${task}, 'people.import', ${checked}, ${JSON.stringify({ kind: "APPLY", input: { importId: checked, leaveOutRefused: true, retireMany: true } })}::jsonb,
        'FAILED', ${person}, ${at}, ${at}, ${at}, '{"code": "people.import-stale", "params": {}}')`,
  );
  await migrate();
  expect(
    await inside(sql`select id, kind, status, mapping, settings, line_count as lines, counts, plan_digest as digest, made,
      created_by as by from {imported_file} order by file_name`),
  ).toEqual([
    {
      id: applied,
      kind: "people",
      status: "APPLIED",
      mapping: { workEmail: 1, [`field.${field}`]: 2 },
      settings: { dateFormat: "dd.MM.yyyy", from: "2026-11-01", retireMissing: false },
      lines: 1,
      counts: expect.objectContaining({ CREATED: 1, present: 3 }) as unknown,
      digest: "x",
      made: { superseded: [was], added: [is] },
      by: person,
    },
    expect.objectContaining({ id: checked, status: "READ", counts: null, digest: null, by: null }),
  ]);
  expect(await inside(sql`select file_id as file, line, cells from {imported_file_line}`)).toEqual([
    { file: applied, line: 2, cells: ["Jo", "jo@older.test"] },
  ]);
  expect(
    await inside(sql`select file_id as file, outcome, record_id as record, name, changes from {imported_file_verdict}`),
  ).toEqual([
    { file: applied, outcome: "CREATED", record: joiner, name: "Jo", changes: [{ field: "firstName", after: "Jo" }] },
  ]);
  expect(await inside(sql`select kind, params, error from {background_task}`)).toMatchObject([
    {
      kind: "imports.file",
      params: { kind: "APPLY", input: { fileId: checked, leaveOutRefused: true, agreed: ["retireMany"] } },
      error: { code: "imports.changed" },
    },
  ]);
});
