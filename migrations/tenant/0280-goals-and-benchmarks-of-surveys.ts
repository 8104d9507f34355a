import type { Migration } from "#tenancy/migration.ts";

/**
 * A goal of a plan is a record of another room, named by its id alone; what a benchmark speaks of is a driver or a question of
 * the library.
 */
export const goalsAndBenchmarksOfSurveys: Migration = {
  version: 280,
  name: "plans about results have goals, and results stand beside benchmarks",
  up: `
create table {survey_focus_goal} (
  goal_id uuid primary key,
  focus_id uuid not null references {survey_focus} on delete cascade,
  created_at timestamptz not null
);
create index survey_focus_goal_focus on {survey_focus_goal} (focus_id);

create table {survey_benchmark} (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  measured_on date not null,
  created_by uuid references {employee},
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index survey_benchmark_name on {survey_benchmark} (lower(name));

create table {survey_benchmark_value} (
  benchmark_id uuid not null references {survey_benchmark} on delete cascade,
  about text not null,
  favourable integer check (favourable between 0 and 100),
  average double precision check (average between 0 and 10),
  primary key (benchmark_id, about)
);
`,
};
