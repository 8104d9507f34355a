import type { Migration } from "#tenancy/migration.ts";

export const manyPeopleAtOnce: Migration = {
  version: 13,
  name: "many people at once: the same rules of assignments over cheaper indexes",
  up: `
-- Still: no two live rows of one person and one kind on one day. Person and kind stand as one number of 64 bits, which
-- the index keeps in a third of the time that a uuid and a word take it.
alter table {assignment} drop constraint assignment_no_overlap;
alter table {assignment} add constraint assignment_no_overlap
  exclude using gist (uuid_hash_extended(employee_id, hashtext(kind)) with =, valid with &&) where (superseded_at is null);

-- Most assignments name no manager; they need not stand here.
drop index {schema}.assignment_manager;
drop index {schema}.assignment_named_manager;
create index assignment_manager on {assignment} (manager_id, kind) where superseded_at is null and manager_id is not null;
create index assignment_named_manager on {assignment} (manager_id) where manager_id is not null;
`,
};
