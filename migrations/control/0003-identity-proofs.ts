import type { Migration } from "#tenancy/migration.ts";

export const identityProofs: Migration = {
  version: 3,
  name: "second factors, passkeys, sign-in policies, links to addresses and new companies",
  up: `
alter table control.one_time_link add column detail jsonb not null default '{}';
alter table control.one_time_link drop constraint one_time_link_purpose_check;
alter table control.one_time_link drop constraint one_time_link_check;
alter table control.one_time_link add constraint one_time_link_purpose_check
  check (purpose in ('RESET_PASSWORD', 'INVITE', 'CHANGE_EMAIL', 'SIGN_UP'));
alter table control.one_time_link add constraint one_time_link_identity_check
  check ((purpose in ('RESET_PASSWORD', 'CHANGE_EMAIL')) = (identity_id is not null));
create index one_time_link_email on control.one_time_link (email, created_at) where purpose = 'SIGN_UP';

create table control.totp (
  identity_id uuid primary key references control.login_identity on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table control.recovery_code (
  identity_id uuid not null references control.login_identity on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (identity_id, code_hash)
);

create table control.passkey (
  credential_id text primary key,
  id uuid not null unique,
  identity_id uuid not null references control.login_identity on delete cascade,
  name text not null check (length(name) between 1 and 100),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_identity on control.passkey (identity_id);

create unlogged table control.passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('ENROL', 'SIGN_IN')),
  identity_id uuid,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on control.passkey_challenge (expires_at);

create table control.pending_sign_in (
  token_hash text primary key,
  identity_id uuid not null references control.login_identity on delete cascade,
  tenant_id uuid references control.tenant on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index pending_sign_in_identity on control.pending_sign_in (identity_id);

create table control.sign_in_policy (
  tenant_id uuid primary key references control.tenant on delete cascade,
  password_rule text not null default 'COMPOSITION' check (password_rule in ('COMPOSITION', 'LENGTH')),
  idle_minutes int not null default 720 check (idle_minutes between 5 and 10080),
  absolute_hours int not null default 720 check (absolute_hours between 1 and 2160),
  second_factor_required boolean not null default false,
  allowed_ranges text[] not null default '{}',
  changed_at timestamptz not null
);
create index membership_tenant on control.membership (tenant_id, status);
`,
};
