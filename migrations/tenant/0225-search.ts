import type { Migration } from "#tenancy/migration.ts";

/** What is searched is found without regard to case and accents: see `tenancy/text-search.ts`. */
export const search: Migration = {
  version: 225,
  name: "search without regard to accents",
  up: `
create index employee_plain on {employee} using gin (public.plain(display_name || ' ' || first_name || ' ' || last_name
  || ' ' || work_email::text) public.gin_trgm_ops);
create index goal_plain on {goal} using gin (public.plain(title) public.gin_trgm_ops);
create index initiative_plain on {initiative} using gin (public.plain(text) public.gin_trgm_ops);
create index feed_post_plain on {feed_post} using gin (public.plain(body) public.gin_trgm_ops) where deleted_at is null;
drop index {schema}.employee_search;
drop index {schema}.goal_title_search;
drop index {schema}.initiative_text_search;
drop index {schema}.feed_post_search;
`,
};
