import type { Migration } from "#tenancy/migration.ts";

/**
 * Files of goals had a table of their own; now they stand with all others. A file that was checked and not applied is
 * checked again, as its verdicts are told in other codes.
 */
export const goalUploadsAreImports: Migration = {
  version: 90,
  name: "files of goals stand among the imported files",
  up: `
insert into {imported_file} (id, kind, file_name, status, headers, lines, mapping, plan, plan_digest, made, created_by, created_at, applied_at, undone_at)
select u.id, case u.kind when 'OKRS' then 'okrs' when 'OBJECTIVES' then 'objectives' else 'key-results' end, u.file_name,
       case u.status when 'CHECKED' then 'READ' else u.status end, u.headers, u.lines, u.mapping,
       case when u.status in ('APPLIED', 'UNDONE') then (
         select jsonb_agg(jsonb_set(verdict, array['problems'], (
           select coalesce(jsonb_agg(jsonb_set(problem, array['code'], to_jsonb(
             case when problem ->> 'code' like '%.%' then problem ->> 'code'
                  when problem ->> 'code' in ('formula', 'not-understood', 'required', 'with-others') then 'imports.' || (problem ->> 'code')
                  else 'goal-upload.' || (problem ->> 'code') end)) order by place), '[]')
             from jsonb_array_elements(verdict -> 'problems') with ordinality as p (problem, place))) order by row)
           from jsonb_array_elements(u.plan) with ordinality as v (verdict, row)) end,
       case when u.status in ('APPLIED', 'UNDONE') then u.plan_digest end,
       (select coalesce(jsonb_agg(jsonb_build_object('outcome', 'CREATED', 'id', goal_id)), '[]') from unnest(u.goal_ids) as goal_id),
       u.created_by, u.created_at, u.applied_at, u.undone_at
  from {goal_upload} u;

-- Work on them, done or not, is told where they stand now.
update {background_task} set kind = 'imports.file',
       params = jsonb_build_object('kind', params -> 'kind', 'input',
         (params -> 'input') - 'uploadId' - 'column' || jsonb_build_object('fileId', about_id, 'columns', coalesce(params -> 'input' -> 'column', '{}'::jsonb))),
       error = case when error ->> 'code' like 'goals.upload-%'
         then jsonb_set(error, array['code'], to_jsonb(replace(error ->> 'code', 'goals.upload-', 'imports.'))) else error end
 where kind = 'goals.upload';

drop table {goal_upload};
`,
};
