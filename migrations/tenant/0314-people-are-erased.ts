import type { Migration } from "#tenancy/migration.ts";

/** Somebody who left is erased: when it was asked for, until when it can be called off, and what came of it. */
export const peopleAreErased: Migration = {
  version: 314,
  name: "people who left are erased",
  up: `
alter table {employee} add column erased_at timestamptz;
create table {person_erasure} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  state text not null check (state in ('WAITING', 'RUNNING', 'DONE', 'CALLED_OFF')),
  asked_by uuid not null references {employee},
  asked_at timestamptz not null,
  -- The local day of the company on which it begins; until then it can be called off.
  erases_on date not null,
  called_off_by uuid references {employee},
  called_off_at timestamptz,
  -- How many rows were deleted, emptied and kept, by room and table.
  counts jsonb not null default '{}',
  done_at timestamptz,
  -- What the certificate says, signed by the company; null until it is done.
  proof text,
  proof_signature text,
  public_key text,
  version int not null default 1,
  check ((state = 'CALLED_OFF') = (called_off_at is not null)),
  check ((state = 'DONE') = (done_at is not null)),
  check ((state = 'DONE') = (proof is not null))
);
create unique index person_erasure_one on {person_erasure} (employee_id) where state <> 'CALLED_OFF';
create index person_erasure_employee on {person_erasure} (employee_id, asked_at);
create index person_erasure_due on {person_erasure} (erases_on) where state in ('WAITING', 'RUNNING');
create index person_erasure_asked_by on {person_erasure} (asked_by);
create index person_erasure_called_off_by on {person_erasure} (called_off_by);
`,
};
