import type { Migration } from "#tenancy/migration.ts";

// What programs come in with, in the name of one person in one company. Digests alone; the hint is the end of the token.
export const accessTokens: Migration = {
  version: 9,
  name: "access tokens of programs",
  up: `
create table control.access_token (
  token_hash text primary key,
  id uuid not null unique,
  identity_id uuid not null references control.login_identity on delete cascade,
  tenant_id uuid not null references control.tenant on delete cascade,
  employee_id uuid not null,
  name text not null,
  hint text not null,
  scope text not null check (scope in ('READ', 'WRITE')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index access_token_identity on control.access_token (identity_id);
create index access_token_member on control.access_token (tenant_id, employee_id);
`,
};
