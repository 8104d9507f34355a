import type { Migration } from "#tenancy/migration.ts";

// Of a key the public half alone: the host site keeps the private one. Sessions are digests that live a quarter of an hour.
export const embeds: Migration = {
  version: 31,
  name: "keys and sessions of widgets on other sites",
  up: `
create table {embed_key} (
  id uuid primary key,
  name text not null,
  public_key text not null,
  origins text[] not null check (cardinality(origins) > 0),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index embed_key_name on {embed_key} (lower(name)) where revoked_at is null;

create table {embed_session} (
  token_hash text primary key,
  key_id uuid not null references {embed_key} on delete cascade,
  jti text not null,
  employee_id uuid not null references {employee} on delete cascade,
  scopes text[] not null,
  origin text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (key_id, jti)
);
create index embed_session_expires on {embed_session} (expires_at);
`,
};
