import type { Migration } from "#tenancy/migration.ts";

export const register: Migration = {
  version: 1,
  name: "register of tenants",
  up: `
create extension if not exists btree_gist with schema public;
create extension if not exists citext with schema public;
create extension if not exists pg_trgm with schema public;

do $$ begin
  if not exists (select from pg_roles where rolname = 'cairn_audit') then
    create role cairn_audit nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  if current_setting('server_version_num')::int >= 160000 then
    execute format('grant cairn_audit to %I with inherit false, set true', current_user);
  else
    execute format('grant cairn_audit to %I', current_user);
  end if;
end $$;

create table control.placement (
  id text primary key,
  region text not null,
  created_at timestamptz not null default now()
);
insert into control.placement (id, region) values ('primary', 'local');

create table control.tenant (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9](-?[a-z0-9])*$' and length(slug) <= 63),
  name text not null check (length(name) between 1 and 200),
  schema_name text not null unique,
  placement_id text not null default 'primary' references control.placement,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED')),
  schema_version int not null default 0,
  audit_head text,
  created_at timestamptz not null default now()
);

create table control.domain (
  host_name text primary key,
  tenant_id uuid not null references control.tenant on delete cascade
);
`,
};
