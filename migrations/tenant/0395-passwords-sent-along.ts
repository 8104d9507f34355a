import type { Migration } from "#tenancy/migration.ts";

/** Identity providers may send a password along with a user: it is kept no more, and what was kept is forgotten. */
export const passwordsSentAlong: Migration = {
  version: 395,
  name: "passwords sent along with users",
  up: `
update {connector_row} set content = content #- '{scim,password}'
 where stream = 'scim' and content->'scim'->>'password' is not null;
update {connector_row} set content = content #- '{extra,password}'
 where stream = 'person' and content->'extra'->>'password' is not null;
`,
};
