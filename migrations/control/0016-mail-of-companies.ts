import type { Migration } from "#tenancy/migration.ts";

// Mail that waits is forgotten with the company it was written for.
export const mailOfCompanies: Migration = {
  version: 16,
  name: "whose mail is kept",
  up: `
alter table control.mailbox_message add column tenant_id uuid references control.tenant on delete cascade;
create index mailbox_message_tenant on control.mailbox_message (tenant_id);
`,
};
