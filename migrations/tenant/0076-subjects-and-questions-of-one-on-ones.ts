import type { Migration } from "#tenancy/migration.ts";

/** Talking points about more than goals, and the company's own questions in the agenda library. */
export const subjectsAndQuestionsOfOneOnOnes: Migration = {
  version: 76,
  name: "1:1s: subjects of talking points, questions of the company",
  up: `
-- A record of another room besides a goal, so there is no foreign key.
alter table {one_on_one_point} add column subject_kind text check (subject_kind in ('COMPETENCY', 'FEEDBACK', 'REVIEW'));
alter table {one_on_one_point} add column subject_id uuid;
alter table {one_on_one_point} add constraint one_on_one_point_subject
  check ((subject_kind is null) = (subject_id is null) and (subject_id is null or goal_id is null));

create table {one_on_one_question} (
  id uuid primary key,
  text text not null check (length(trim(text)) between 1 and 500),
  -- A theme or a moment of somebody's time in the company.
  about text not null check (about in ('BELONGING', 'COLLABORATION', 'GROWTH', 'MANAGER_EFFECTIVENESS', 'PERFORMANCE',
    'FIRST_WEEK', 'FIRST_MONTH', 'SECOND_MONTH', 'THIRD_MONTH', 'EXIT', 'NEW_RESPONSIBILITIES', 'POST_GOAL_SETTING',
    'POST_PERFORMANCE_REVIEW', 'PROMOTION', 'RETENTION')),
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  archived_at timestamptz,
  version int not null default 1
);
create index one_on_one_question_created_by on {one_on_one_question} (created_by);
`,
};
