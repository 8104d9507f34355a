import type { Migration } from "#tenancy/migration.ts";

// A provider is spoken to by OpenID Connect, with a client's secret, or by SAML, with a key of the company's own. What a
// provider posts is kept for the moment until its browser comes for it; what was taken once is known until it ends.
export const saml: Migration = {
  version: 14,
  name: "sign-in at a company's own provider by SAML",
  up: `
alter table control.sso_connection drop constraint sso_connection_preset_check;
alter table control.sso_connection alter column client_secret drop not null;
alter table control.sso_connection add column saml jsonb;
alter table control.sso_connection add constraint sso_connection_preset_check
  check (preset in ('GOOGLE', 'OIDC', 'SAML'));
alter table control.sso_connection add constraint sso_connection_kind
  check ((preset = 'SAML') = (saml is not null) and (preset = 'SAML') = (client_secret is null));

create table control.sso_key (
  tenant_id uuid primary key references control.tenant on delete cascade,
  private_key text not null,
  certificate text not null,
  made_at timestamptz not null
);

create table control.sso_assertion (
  tenant_id uuid not null references control.tenant on delete cascade,
  id_hash text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id_hash)
);
create index sso_assertion_expires on control.sso_assertion (expires_at);

alter table control.sso_sign_in add column answer jsonb;
`,
};
