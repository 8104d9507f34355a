import type { Migration } from "#tenancy/migration.ts";

export const identity: Migration = {
  version: 2,
  name: "login identities and sessions",
  up: `
create table control.login_identity (
  id uuid primary key,
  email citext not null unique,
  password_hash text,
  password_changed_at timestamptz,
  created_at timestamptz not null default now()
);

create table control.membership (
  identity_id uuid not null references control.login_identity on delete cascade,
  tenant_id uuid not null references control.tenant on delete cascade,
  employee_id uuid not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DEACTIVATED')),
  primary key (identity_id, tenant_id),
  unique (tenant_id, employee_id)
);

create table control.session (
  token_hash text primary key,
  id uuid not null unique,
  identity_id uuid not null references control.login_identity on delete cascade,
  tenant_id uuid references control.tenant on delete cascade,
  employee_id uuid,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_identity on control.session (identity_id);
create index session_member on control.session (tenant_id, employee_id);

create table control.one_time_link (
  token_hash text primary key,
  id uuid not null unique,
  purpose text not null check (purpose in ('RESET_PASSWORD', 'INVITE')),
  email citext not null,
  identity_id uuid references control.login_identity on delete cascade,
  tenant_id uuid references control.tenant on delete cascade,
  employee_id uuid,
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'RESET_PASSWORD') = (identity_id is not null)),
  check ((purpose = 'INVITE') = (tenant_id is not null and employee_id is not null and created_by is not null))
);
create index one_time_link_identity on control.one_time_link (identity_id, created_at);
create unique index one_time_link_invitation on control.one_time_link (tenant_id, employee_id)
  where purpose = 'INVITE' and used_at is null;

create unlogged table control.sign_in_attempt (
  key text primary key,
  tries int not null,
  expires_at timestamptz not null
);
create index sign_in_attempt_expires on control.sign_in_attempt (expires_at);

create table control.mailbox_message (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null
);
create index mailbox_message_sent on control.mailbox_message (sent_at desc);
`,
};
