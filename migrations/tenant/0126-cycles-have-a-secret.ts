import type { Migration } from "#tenancy/migration.ts";

/** What is not named is told apart, and put in order, by this and by who reads it: no id or time tells who wrote. */
export const cyclesHaveASecret: Migration = {
  version: 126,
  name: "each review cycle has a secret by which reviewers who are not named are told apart",
  up: `
alter table {review_cycle} add column mask_secret uuid;
update {review_cycle} set mask_secret = gen_random_uuid();
alter table {review_cycle} alter column mask_secret set default gen_random_uuid();
alter table {review_cycle} alter column mask_secret set not null;
`,
};
