import type { Migration } from "#tenancy/migration.ts";

// What each company signs documents with: made when first needed, its private half sealed with the company's data key.
export const signingKeys: Migration = {
  version: 10,
  name: "the key each company signs documents with",
  up: `
create table control.signing_key (
  tenant_id uuid primary key references control.tenant on delete cascade,
  public_key text not null,
  sealed text not null,
  created_at timestamptz not null
);
`,
};
