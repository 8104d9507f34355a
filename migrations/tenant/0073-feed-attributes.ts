import type { Migration } from "#tenancy/migration.ts";

/** What posts carry besides their words, reports of comments, and the feed as a module that companies switch. */
export const feedAttributes: Migration = {
  version: 73,
  name: "the feed: GIFs, tags of the company, previews of links, reported comments, its switch",
  up: `
-- One of the animations that ship with the product, by its name.
alter table {feed_post} add column gif text check (length(gif) between 1 and 40);

create table {feed_post_tag} (
  post_id uuid not null references {feed_post} on delete cascade,
  tag_id uuid not null,
  primary key (post_id, tag_id)
);
create index feed_post_tag_tag on {feed_post_tag} (tag_id);

-- Links of a post in the order of its text; what their pages say of themselves is asked for once.
create table {feed_link} (
  post_id uuid not null references {feed_post} on delete cascade,
  position smallint not null,
  url text not null check (length(url) <= 2000),
  state text not null default 'WAITING' check (state in ('WAITING', 'SHOWN', 'NONE')),
  title text check (length(title) <= 200),
  description text check (length(description) <= 400),
  primary key (post_id, position)
);
create index feed_link_waiting on {feed_link} (post_id) where state = 'WAITING';

-- A comment on the post, where the comment was reported and not the post itself.
alter table {feed_report} add column comment_id uuid;
drop index feed_report_open_once;
create unique index feed_report_open_once
  on {feed_report} (post_id, coalesce(comment_id, post_id), reporter_id) where decided_at is null;
create index feed_report_comment on {feed_report} (comment_id) where comment_id is not null;

alter table {feed_settings} add column link_previews boolean not null default false;

update {organization} set enabled_features = array_append(enabled_features, 'FEED')
  where not 'FEED' = any(enabled_features);
alter table {organization} alter column enabled_features set default '{GOAL,FEED}';
`,
};
