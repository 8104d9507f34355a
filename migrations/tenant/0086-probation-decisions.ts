import type { Migration } from "#tenancy/migration.ts";

/** How somebody's probation ended, as a dated fact of their employment. */
export const probationDecisions: Migration = {
  version: 86,
  name: "how the probation of a person ended, by which review",
  up: `
create table {probation_decision} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  decision text not null check (decision in ('CONFIRMED', 'EXTENDED', 'ENDED')),
  decided_on date not null,
  decided_by uuid not null references {employee},
  -- What it was decided in, such as a review: a later decision in the same takes its place.
  decided_in uuid not null,
  recorded_at timestamptz not null,
  superseded_at timestamptz
);
create unique index probation_decision_once on {probation_decision} (employee_id, decided_in) where superseded_at is null;
create index probation_decision_decided_by on {probation_decision} (decided_by);

insert into {probation_decision} (id, employee_id, decision, decided_on, decided_by, decided_in, recorded_at)
  select gen_random_uuid(), employee_id, decision, decided_at::date, decided_by, id, decided_at
    from {review_reviewee} where decision is not null and decided_by is not null and removed_at is null;
`,
};
