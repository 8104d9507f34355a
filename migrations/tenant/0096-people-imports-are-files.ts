import type { Migration } from "#tenancy/migration.ts";

/**
 * Files of people had tables of their own; now they stand with all others, and the lines of every file and what each does
 * have a row each. A file that was checked and not applied is checked again, as verdicts are told in another shape.
 */
export const peopleImportsAreFiles: Migration = {
  version: 96,
  name: "files of people stand among the imported files, whose lines and verdicts have a row each",
  up: `
alter table {imported_file} alter column created_by drop not null;
alter table {imported_file} add check (kind ~ '^[a-z0-9-]+$');
alter table {imported_file} add column line_count int not null default 0;
-- What else its giver said of how it is read and applied, and how many lines have each outcome.
alter table {imported_file} add column settings jsonb not null default '{}';
alter table {imported_file} add column counts jsonb;

create table {imported_file_line} (
  file_id uuid not null references {imported_file} on delete cascade,
  line int not null,
  cells jsonb not null,
  primary key (file_id, line)
);

create table {imported_file_verdict} (
  file_id uuid not null references {imported_file} on delete cascade,
  position int not null,
  -- Of the file; null for a record the file does not name.
  line int,
  outcome text not null check (outcome in ('CREATED', 'CHANGED', 'MOVED', 'RETIRED', 'REFUSED', 'UNCHANGED')),
  record_id uuid,
  name text not null,
  -- Field by field, what it says, and what it said before.
  changes jsonb not null,
  problems jsonb not null,
  primary key (file_id, position)
);
create index imported_file_verdict_outcome on {imported_file_verdict} (file_id, outcome, position);

insert into {imported_file_line} (file_id, line, cells)
select f.id, (row ->> 'line')::int, row -> 'cells' from {imported_file} f, jsonb_array_elements(f.lines) as row;

insert into {imported_file_verdict} (file_id, position, line, outcome, name, changes, problems)
select f.id, v.position, (v.verdict ->> 'line')::int, v.verdict ->> 'outcome', '',
       (select coalesce(jsonb_agg(jsonb_build_object('field', said.key, 'after', said.value)), '[]')
          from jsonb_each_text(v.verdict -> 'said') as said),
       v.verdict -> 'problems'
  from {imported_file} f, jsonb_array_elements(f.plan) with ordinality as v (verdict, position)
 where f.status in ('APPLIED', 'UNDONE');

update {imported_file} f set line_count = jsonb_array_length(f.lines),
  status = case f.status when 'CHECKED' then 'READ' else f.status end,
  plan_digest = case f.status when 'CHECKED' then null else f.plan_digest end,
  counts = case when f.status in ('APPLIED', 'UNDONE') then (
    select coalesce(jsonb_object_agg(o.outcome, (
      select count(*) from {imported_file_verdict} v where v.file_id = f.id and v.outcome = o.outcome)), '{}')
      from unnest(array['CREATED', 'CHANGED', 'UNCHANGED', 'REFUSED']) as o (outcome)) end;
alter table {imported_file} drop column lines, drop column plan;

insert into {imported_file} (id, kind, file_name, status, headers, line_count, mapping, settings, counts, plan_digest, made,
  created_by, created_at, applied_at, undone_at)
select i.id, 'people', i.file_name, case i.status when 'CHECKED' then 'READ' else i.status end, i.headers, i.row_count,
       coalesce(i.settings -> 'mapping', '{}') || (
         select coalesce(jsonb_object_agg('field.' || own.key, own.value), '{}')
           from jsonb_each(coalesce(i.settings -> 'fields', '{}')) as own),
       i.settings - 'mapping' - 'fields' - 'retireShare',
       case when i.status in ('APPLIED', 'UNDONE') then i.counts end,
       case when i.status in ('APPLIED', 'UNDONE') then i.plan_digest end,
       jsonb_build_object('superseded', to_jsonb(i.superseded), 'added', to_jsonb(i.added)),
       i.created_by, i.created_at, i.applied_at, i.undone_at
  from {people_import} i;

insert into {imported_file_line} (file_id, line, cells)
select import_id, line, cells from {people_import_line};

insert into {imported_file_verdict} (file_id, position, line, outcome, record_id, name, changes, problems)
select p.import_id, p.position, p.line, p.outcome, p.employee_id, p.name, p.changes, p.problems
  from {people_import_plan} p join {people_import} i on i.id = p.import_id where i.status in ('APPLIED', 'UNDONE');

-- Work on them, done or not, is told where they stand now.
update {background_task} set kind = 'imports.file',
       params = jsonb_build_object('kind', params -> 'kind', 'input', case params ->> 'kind'
         when 'CHECK' then jsonb_build_object('fileId', about_id,
           'columns', coalesce(params -> 'input' -> 'column', '{}') || (
             select coalesce(jsonb_object_agg('field.' || own.key, own.value), '{}')
               from jsonb_each(coalesce(params -> 'input' -> 'field', '{}')) as own),
           'settings', (params -> 'input') - 'importId' - 'column' - 'field')
         else jsonb_build_object('fileId', about_id,
           'leaveOutRefused', coalesce(params -> 'input' -> 'leaveOutRefused', 'false'),
           'agreed', case when params -> 'input' ->> 'retireMany' = 'true' then '["retireMany"]'::jsonb else '[]' end) end),
       error = case error ->> 'code'
         when 'people.import-stale' then jsonb_set(error, array['code'], '"imports.changed"')
         when 'people.import-fault' then jsonb_set(error, array['code'], '"imports.fault"')
         when 'people.import-over' then jsonb_set(error, array['code'], '"imports.over"')
         when 'people.import-unchecked' then jsonb_set(error, array['code'], '"imports.unchecked"')
         when 'people.import-refused-lines' then jsonb_set(error, array['code'], '"imports.refused"')
         else error end
 where kind = 'people.import';

drop table {people_import_plan};
drop table {people_import_line};
drop table {people_import};
`,
};
