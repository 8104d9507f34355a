import type { Migration } from "#tenancy/migration.ts";

export const auditAnchor: Migration = {
  version: 5,
  name: "where each company's audit chain stood at the end of each day",
  up: `
create table control.audit_anchor (
  tenant_id uuid not null references control.tenant on delete cascade,
  anchored_on date not null,
  -- Position and hash, sealed with the installation's secret: rewriting the chain needs that secret too.
  sealed text not null,
  anchored_at timestamptz not null,
  primary key (tenant_id, anchored_on)
);
alter table control.tenant drop column audit_head;
`,
};
