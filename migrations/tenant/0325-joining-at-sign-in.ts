import type { Migration } from "#tenancy/migration.ts";

/** Who comes in at the company's own provider may be added there and then, and hold roles by the provider's groups. */
export const joiningAtSignIn: Migration = {
  version: 325,
  name: "people join, and hold roles, by single sign-on",
  up: `
create table {sso_joining} (
  -- One row at most.
  one boolean primary key default true check (one),
  adds_people boolean not null,
  groups_claim text not null,
  version int not null,
  changed_at timestamptz not null
);
create table {sso_group_role} (
  group_name text not null,
  role_id uuid not null references {custom_role} on delete cascade,
  primary key (group_name, role_id)
);
create index sso_group_role_role on {sso_group_role} (role_id);
-- Given at a sign-in, and so taken back at one; what somebody gave by hand stays.
alter table {custom_role_holder} add column by_sign_in boolean not null default false;
`,
};
