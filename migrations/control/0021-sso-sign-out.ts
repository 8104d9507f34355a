import type { Migration } from "#tenancy/migration.ts";

// A session begun at a company's provider knows what the provider calls it, so that each side can end it at the other.
export const ssoSignOut: Migration = {
  version: 21,
  name: "sign-out at a company's own provider, both ways",
  up: `
alter table control.sso_connection add column sign_out_address text;
alter table control.sso_connection add column signs_out_there boolean not null default false;

alter table control.session add column sso_sid text;
alter table control.session add column sso_id_token text;
create index session_sso on control.session (sso_tenant_id, sso_sid) where sso_tenant_id is not null;
`,
};
