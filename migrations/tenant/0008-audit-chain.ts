import type { Migration } from "#tenancy/migration.ts";

/**
 * Links over the audit log, each with the hash of all before it. They follow the order of transactions, not of ids: an
 * entry whose transaction ends late would otherwise come before what is linked already. Whoever carries a company to
 * another cluster sets every transaction_id to 0, for they count the transactions of one cluster.
 */
export const auditChain: Migration = {
  version: 8,
  name: "the audit log is chained",
  up: "",
  auditUp: `
alter table {audit_entry} add column transaction_id xid8 not null default pg_current_xact_id();
create index audit_entry_order on {audit_entry} (transaction_id, id);
create table {audit_link} (
  position bigint primary key check (position > 0),
  entry_id bigint not null unique references {audit_entry},
  transaction_id xid8 not null,
  hash bytea not null check (length(hash) = 32)
);
do $$ begin
  execute format('grant insert, select on {audit_link} to %I', trim(both '"' from '{schema}'));
end $$;
`,
};
