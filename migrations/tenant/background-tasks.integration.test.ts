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

test("kept files of goals, runs of templates and the last work on files are tasks afterwards", async () => {
  const { inside, migrate } = await formerCompany(world, 38);
  const [person, done, failed, template, run, upload, load] = Array.from({ length: 7 }, () => randomUUID());
  const at = "2026-11-01T10:00:00Z";
  await inside(
    sql`insert into {employee} (id, first_name, display_name, work_email, joined_on, created_at, updated_at)
      values (${person}, 'Asha', 'Asha', 'asha@older.test', '2026-01-01', ${at}, ${at})`,
    sql`insert into {goal_export} (id, level, scope, time_frame, format, state, row_count, content, asked_by, asked_at,
      updated_at)
        values (${done}, 'INDIVIDUAL', 'company', 'all', 'XLSX', 'DONE', 7, ${Buffer.from("file")}, ${person}, ${at}, ${at})`,
    sql`insert into {goal_export} (id, level, scope, time_frame, format, state, error, asked_by, asked_at, updated_at)
        values (${failed}, 'OBJECTIVE', 'company', 'all', 'CSV', 'FAILED', '{"code": "x", "params": {}}', ${person},
          ${at}, ${at})`,
    sql`insert into {goal_template} (id, title, level, time_frame, visibility, created_by, created_at, updated_at)
        values (${template}, 'Sell', 'INDIVIDUAL', '2026-Q4', 'GLOBAL', ${person}, ${at}, ${at})`,
    sql`insert into {goal_template_run} (id, template_id, kind, state, total, asked_by, asked_at, updated_at)
        values (${run}, ${template}, 'UPDATE', 'DONE', 1, ${person}, ${at}, ${at})`,
    sql`insert into {goal_template_result} (run_id, employee_id, outcome) values (${run}, ${person}, 'UPDATED')`,
    sql`insert into {goal_upload} (id, kind, file_name, status, headers, lines, mapping, created_by, created_at)
        values (${upload}, 'OKRS', 'a.csv', 'READ', '[]', '[]', '{}', ${person}, ${at})`,
    sql`insert into {goal_upload_task} (upload_id, kind, state, asked_at, updated_at)
      values (${upload}, 'CHECK', 'WAITING', ${at}, ${at})`,
    sql`insert into {people_import} (id, file_name, status, headers, row_count, settings, created_by, created_at)
        values (${load}, 'a.csv', 'READ', '[]', 3, '{}', ${person}, ${at})`,
    sql`insert into {people_import_task} (import_id, kind, state, phase, done, total, asked_at, updated_at)
        values (${load}, 'APPLY', 'DONE', 'FINISHING', 3, 3, ${at}, ${at})`,
  );
  await migrate();
  const tasks = await inside<Record<string, unknown>>(sql`
    select id, kind, about_id as about, state, done, total, params, result, file_name as file, convert_from(content,
      'UTF8') as content, expires_at::text as expires
      from {background_task} order by kind, file_name nulls last, state desc`);
  expect(tasks).toMatchObject([
    {
      id: done,
      kind: "goals.export",
      state: "DONE",
      params: { level: "INDIVIDUAL", scope: "company", timeFrame: "all", format: "XLSX" },
      result: { rowCount: 7 },
      file: "people-goals-2026-11-01.xlsx",
      content: "file",
      expires: expect.stringContaining("2026-12-01") as string,
    },
    { id: failed, kind: "goals.export", state: "FAILED", file: null },
    {
      id: run,
      kind: "goals.template-run",
      about: template,
      done: 1,
      total: 1,
      params: { kind: "UPDATE", audience: null, named: null },
    },
    { kind: "imports.file", about: upload, state: "QUEUED", params: { kind: "CHECK", input: { fileId: upload } } },
    { kind: "imports.file", about: load, state: "DONE", done: 3, total: 3 },
  ]);
  expect(await inside(sql`select outcome from {person_outcome} where run_id = ${run}`)).toEqual([
    { outcome: "UPDATED" },
  ]);
});
