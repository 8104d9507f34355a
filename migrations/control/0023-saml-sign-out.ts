import type { Migration } from "#tenancy/migration.ts";

// A session begun by SAML is found again by the digest of the name that the provider gave; what else names it there is kept,
// sealed, beside the ID tokens of OpenID Connect.
export const samlSignOut: Migration = {
  version: 23,
  name: "sign-out by SAML, both ways",
  up: `
alter table control.sso_sign_in add column session_there jsonb;

alter table control.session add column sso_name_hash text;
create index session_sso_name on control.session (sso_tenant_id, sso_name_hash) where sso_name_hash is not null;
`,
};
