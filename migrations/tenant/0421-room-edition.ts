import type { Migration } from "#tenancy/migration.ts";

/** How often tables of a room were written to: what is kept of what they say is of one edition. */
export const roomEdition: Migration = {
  version: 421,
  name: "tables of rooms have editions",
  up: `
create table {room_edition} (
  room text primary key,
  edition bigint not null
);
`,
};
