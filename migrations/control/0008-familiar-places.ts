import type { Migration } from "#tenancy/migration.ts";

// Where somebody came in before: their own tries there are not slowed by those of strangers. Digests alone.
export const familiarPlaces: Migration = {
  version: 8,
  name: "where somebody signed in before, and when an account may next be tried from elsewhere",
  up: `
create table control.familiar_place (
  identity_id uuid not null references control.login_identity on delete cascade,
  kind text not null check (kind in ('ADDRESS', 'DEVICE')),
  digest text not null,
  last_at timestamptz not null,
  primary key (identity_id, kind, digest)
);

alter table control.sign_in_attempt add column free_at timestamptz;
`,
};
