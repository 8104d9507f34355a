import type { Migration } from "#tenancy/migration.ts";

// A domain is one company's once it is proven. A session begun at a company's provider opens that company alone.
export const singleSignOn: Migration = {
  version: 13,
  name: "sign-in at a company's own identity provider",
  up: `
create table control.sso_domain (
  id uuid primary key,
  tenant_id uuid not null references control.tenant on delete cascade,
  domain citext not null,
  token text not null,
  created_at timestamptz not null,
  verified_at timestamptz,
  verified_by text check (verified_by in ('DNS', 'OPERATOR')),
  unique (tenant_id, domain)
);
create unique index sso_domain_verified on control.sso_domain (domain) where verified_at is not null;

create table control.sso_connection (
  tenant_id uuid primary key references control.tenant on delete cascade,
  preset text not null check (preset in ('GOOGLE', 'OIDC')),
  issuer text not null,
  client_id text not null,
  client_secret text not null,
  state text not null check (state in ('OFF', 'ON')),
  enforced boolean not null default false,
  break_glass uuid[] not null default '{}',
  changed_at timestamptz not null,
  tested_at timestamptz,
  test_result jsonb,
  version integer not null default 1
);

create table control.sso_subject (
  tenant_id uuid not null references control.tenant on delete cascade,
  issuer text not null,
  subject text not null,
  identity_id uuid not null references control.login_identity on delete cascade,
  linked_at timestamptz not null,
  primary key (tenant_id, issuer, subject)
);
create unique index sso_subject_identity on control.sso_subject (tenant_id, issuer, identity_id);

create table control.sso_sign_in (
  state_hash text primary key,
  browser_hash text not null,
  tenant_id uuid not null references control.tenant on delete cascade,
  connection_version integer not null,
  session_id uuid,
  nonce text not null,
  verifier text not null,
  return_to text not null,
  expires_at timestamptz not null
);
create index sso_sign_in_expires on control.sso_sign_in (expires_at);

alter table control.session add column sso_tenant_id uuid;
`,
};
