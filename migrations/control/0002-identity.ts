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
  purpose text not null check (purpose in ('RESET_PASSWORD', 'INVITE')),
  identity_id uuid not null references control.login_identity on delete cascade,
  tenant_id uuid references control.tenant on delete cascade,
  employee_id uuid,
  expires_at timestamptz not null,
  used_at timestamptz
);

create unlogged table control.sign_in_attempt (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);

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
