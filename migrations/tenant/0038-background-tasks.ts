import type { Migration } from "#tenancy/migration.ts";

/**
 * Exports, uploads and runs of goals, and imports of people, had a table each for their work in the background; now there
 * is one. What waited while the company was upgraded falls silent and may be asked for again.
 */
export const backgroundTasks: Migration = {
  version: 38,
  name: "one table for long work: who asked, how far it is, what came of it, its file",
  up: `
create table {background_task} (
  id uuid primary key,
  -- The order in which they were asked for.
  position bigint generated always as identity,
  -- The room and the work: goals.export.
  kind text not null,
  -- The record it is about.
  about_id uuid,
  params jsonb not null,
  state text not null check (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  -- Which part of the work goes on, and how far.
  phase text,
  done int not null default 0,
  total int not null default 0,
  result jsonb,
  -- Why it failed, as the screen puts it into words.
  error jsonb,
  -- The file; those who may read the table may have it.
  file_name text,
  file_type text,
  content bytea,
  asked_by uuid not null references {employee},
  asked_at timestamptz not null,
  started_at timestamptz,
  -- The last sign of life of whoever works on it.
  heard_at timestamptz not null,
  ended_at timestamptz,
  cancel_asked_at timestamptz,
  attempts int not null default 0,
  most_attempts int not null default 3,
  expires_at timestamptz,
  check ((state = 'FAILED') = (error is not null)),
  check ((state in ('DONE', 'FAILED', 'CANCELLED')) = (ended_at is not null)),
  check ((content is null) = (file_name is null) and (content is null) = (file_type is null)),
  check (content is null or state = 'DONE')
);
create index background_task_asked_by on {background_task} (asked_by, position desc);
create index background_task_newest on {background_task} (kind, position desc);
create index background_task_about on {background_task} (about_id, kind, position desc) where about_id is not null;
create index background_task_expires on {background_task} (expires_at) where expires_at is not null;

insert into {background_task} (id, kind, params, state, result, error, file_name, file_type, content, asked_by, asked_at, heard_at, ended_at, expires_at)
select id, 'goals.export', jsonb_build_object('level', level, 'scope', scope, 'timeFrame', time_frame, 'format', format), state,
       case when state = 'DONE' then jsonb_build_object('rowCount', row_count) end, error,
       case when state = 'DONE' then
         case level when 'OBJECTIVE' then 'goals' else 'people-goals' end || '-' || to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD') || '.' || lower(format) end,
       case when state = 'DONE' then
         case format when 'CSV' then 'text/csv; charset=utf-8'
                     when 'XLSX' then 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
                     else 'application/pdf' end end,
       content, asked_by, asked_at, updated_at, case when state in ('DONE', 'FAILED') then updated_at end, asked_at + interval '30 days'
  from {goal_export} order by asked_at, id;

insert into {background_task} (id, kind, about_id, params, state, done, total, error, asked_by, asked_at, heard_at, ended_at)
select r.id, 'goals.template-run', r.template_id,
       jsonb_build_object('templateId', r.template_id, 'kind', r.kind, 'cohortId', r.cohort_id), r.state,
       (select count(*) from {goal_template_result} x where x.run_id = r.id), r.total, r.error, r.asked_by, r.asked_at, r.updated_at,
       case when r.state in ('DONE', 'FAILED') then r.updated_at end
  from {goal_template_run} r order by r.asked_at, r.id;
alter table {goal_template_result} drop constraint goal_template_result_run_id_fkey;
alter table {goal_template_result} add constraint goal_template_result_run_id_fkey foreign key (run_id) references {background_task} on delete cascade;

insert into {background_task} (id, kind, about_id, params, state, done, total, error, asked_by, asked_at, heard_at, ended_at, expires_at)
select gen_random_uuid(), 'goals.upload', t.upload_id, jsonb_build_object('kind', t.kind, 'input', jsonb_build_object('uploadId', t.upload_id)),
       case t.state when 'WAITING' then 'QUEUED' else t.state end, t.done, t.total, t.error, u.created_by, t.asked_at, t.updated_at,
       case when t.state in ('DONE', 'FAILED') then t.updated_at end, t.asked_at + interval '90 days'
  from {goal_upload_task} t join {goal_upload} u on u.id = t.upload_id;

insert into {background_task} (id, kind, about_id, params, state, done, total, error, asked_by, asked_at, heard_at, ended_at, expires_at)
select gen_random_uuid(), 'people.import', t.import_id, jsonb_build_object('kind', t.kind, 'input', jsonb_build_object('importId', t.import_id)),
       case t.state when 'WAITING' then 'QUEUED' else t.state end, t.done, t.total, t.error, i.created_by, t.asked_at, t.updated_at,
       case when t.state in ('DONE', 'FAILED') then t.updated_at end, t.asked_at + interval '90 days'
  from {people_import_task} t join {people_import} i on i.id = t.import_id where i.created_by is not null;

drop table {goal_export};
drop table {goal_template_run};
drop table {goal_upload_task};
drop table {people_import_task};
`,
};
