import type { Migration } from "#tenancy/migration.ts";

/** GIFs a company adds to those that ship with the product; their pictures are attachments. */
export const gifsOfTheFeed: Migration = {
  version: 84,
  name: "the feed: GIFs of the company's own",
  up: `
create table {feed_gif} (
  id uuid primary key,
  -- What it shows: read out where it cannot be seen.
  name text not null check (length(name) between 1 and 80),
  -- Where it is from, and under which licence.
  source text not null check (length(source) between 1 and 300),
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  deleted_at timestamptz,
  version int not null default 1
);
create index feed_gif_deleted on {feed_gif} (deleted_at) where deleted_at is not null;
`,
};
