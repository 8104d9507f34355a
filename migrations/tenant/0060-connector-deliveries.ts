import type { Migration } from "#tenancy/migration.ts";

export const connectorDeliveries: Migration = {
  version: 60,
  name: "connectors: hooks that were heard, and what was put at the source",
  up: `
-- A key a source signs its hooks with, sealed; null where it sends none.
alter table {connector_installation} add column hook_secret text;

create table {connector_hook} (
  installation_id uuid not null references {connector_installation} on delete cascade,
  -- What tells this delivery from all others.
  delivery text not null,
  received_at timestamptz not null,
  primary key (installation_id, delivery)
);

-- What stands at the source by our doing, for one person each: an entry of a calendar, a message.
create table {connector_sent} (
  installation_id uuid not null references {connector_installation} on delete cascade,
  employee_id uuid not null references {employee},
  item text not null,
  digest text not null,
  sent_at timestamptz not null,
  primary key (installation_id, employee_id, item)
);
create index connector_sent_employee on {connector_sent} (employee_id);
`,
};
