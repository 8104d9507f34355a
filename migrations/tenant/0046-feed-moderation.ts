import type { Migration } from "#tenancy/migration.ts";

/** What people report, what became of it, and what the company lets into its feed. */
export const feedModeration: Migration = {
  version: 46,
  name: "the feed: reports, words that are not allowed, limits",
  up: `
create table {feed_report} (
  id uuid primary key,
  post_id uuid not null references {feed_post} on delete cascade,
  reporter_id uuid not null references {employee},
  reason text not null check (reason in ('OFFENSIVE', 'PRIVATE', 'SPAM', 'OTHER')),
  note text not null default '' check (length(note) <= 1000),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references {employee},
  decision text check (decision in ('KEPT', 'REMOVED')),
  check ((decided_at is null) = (decision is null))
);
create unique index feed_report_open_once on {feed_report} (post_id, reporter_id) where decided_at is null;
create index feed_report_open on {feed_report} (created_at) where decided_at is null;
create index feed_report_reporter on {feed_report} (reporter_id);
create index feed_report_decided_by on {feed_report} (decided_by) where decided_by is not null;

create table {feed_settings} (
  -- One row a company.
  id uuid primary key,
  -- In lower case, each a word or several.
  words text[] not null default '{}',
  posts_per_hour int not null default 20 check (posts_per_hour between 1 and 1000),
  anniversaries boolean not null default true,
  achieved_goals boolean not null default true,
  version int not null default 1
);
`,
};
