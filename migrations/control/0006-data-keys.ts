import type { Migration } from "#tenancy/migration.ts";

// Erasing a company takes its keys along: what they sealed opens nowhere any more, in no backup of the tables either.
export const dataKeys: Migration = {
  version: 6,
  name: "a data key for each company",
  up: `
create table control.data_key (
  id uuid primary key,
  tenant_id uuid not null references control.tenant on delete cascade,
  -- The key, sealed with the installation's secret.
  wrapped text not null,
  created_at timestamptz not null,
  -- Since then it opens and seals nothing new; without a value left it is destroyed.
  retired_at timestamptz
);
create unique index data_key_sealing on control.data_key (tenant_id) where retired_at is null;
create index data_key_tenant on control.data_key (tenant_id);
`,
};
