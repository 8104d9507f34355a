import type { Migration } from "#tenancy/migration.ts";

// An app is a program that trades its id and secret for tokens of an hour (OAuth client credentials): its row keeps the
// digest of the secret, and opens nothing by itself. What it was issued names it, and ends with it.
export const appsOfPrograms: Migration = {
  version: 19,
  name: "apps of programs, and the tokens they are issued",
  up: `
alter table control.access_token add column kind text not null default 'TOKEN' check (kind in ('TOKEN', 'APP', 'ISSUED'));
alter table control.access_token add column app_id uuid;
alter table control.access_token add constraint access_token_of_app check ((kind = 'ISSUED') = (app_id is not null));
create index access_token_app on control.access_token (app_id) where app_id is not null;
`,
};
