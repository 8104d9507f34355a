import type { Migration } from "#tenancy/migration.ts";

/** Posts, who reads them, whom and what they name, and what people say to them by a mark. */
export const feed: Migration = {
  version: 45,
  name: "the feed: posts with their readers, mentions, hashtags and reactions",
  up: `
create table {feed_post} (
  id uuid primary key,
  kind text not null check (kind in ('POST', 'KUDOS', 'FEEDBACK', 'CARD')),
  -- Nobody's where the product wrote it.
  author_id uuid references {employee},
  body text not null default '' check (length(body) <= 5000),
  audience text not null check (audience in ('ORGANIZATION', 'TEAM', 'PEERS', 'PEOPLE')),
  -- What an automated card tells of, and what makes it one of its kind.
  card jsonb,
  card_key text unique,
  posted_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by uuid references {employee},
  version int not null default 1,
  check ((kind = 'CARD') = (card is not null)),
  check ((kind = 'CARD') = (author_id is null)),
  check (deleted_by is null or deleted_at is not null)
);
create index feed_post_newest on {feed_post} (posted_at desc, id desc) where deleted_at is null and audience = 'ORGANIZATION';
create index feed_post_author on {feed_post} (author_id, posted_at desc, id desc) where author_id is not null;
create index feed_post_deleted on {feed_post} (deleted_at) where deleted_at is not null;
create index feed_post_deleted_by on {feed_post} (deleted_by) where deleted_by is not null;
create index feed_post_search on {feed_post} using gin (body gin_trgm_ops) where deleted_at is null;

-- Who reads a post that is not for everybody, settled when it was posted; its author is among them.
create table {feed_post_reader} (
  employee_id uuid not null references {employee},
  post_id uuid not null references {feed_post} on delete cascade,
  posted_at timestamptz not null,
  primary key (employee_id, post_id)
);
create index feed_post_reader_newest on {feed_post_reader} (employee_id, posted_at desc, post_id desc);
create index feed_post_reader_post on {feed_post_reader} (post_id);

create table {feed_mention} (
  post_id uuid not null references {feed_post} on delete cascade,
  employee_id uuid not null references {employee},
  position smallint not null,
  -- As the text calls them after the @.
  name text not null,
  primary key (post_id, employee_id)
);
create index feed_mention_employee on {feed_mention} (employee_id);

create table {feed_hashtag} (
  id uuid primary key,
  -- Without the #, in lower case.
  name text not null unique check (length(name) between 1 and 60),
  created_at timestamptz not null
);
create table {feed_post_hashtag} (
  hashtag_id uuid not null references {feed_hashtag},
  post_id uuid not null references {feed_post} on delete cascade,
  posted_at timestamptz not null,
  primary key (hashtag_id, post_id)
);
create index feed_post_hashtag_newest on {feed_post_hashtag} (hashtag_id, posted_at desc, post_id desc);
create index feed_post_hashtag_post on {feed_post_hashtag} (post_id);

create table {feed_reaction} (
  post_id uuid not null references {feed_post} on delete cascade,
  employee_id uuid not null references {employee},
  kind text not null check (kind in ('LIKE', 'LOVE', 'CELEBRATE', 'IDEA', 'APPLAUSE')),
  created_at timestamptz not null,
  primary key (post_id, employee_id, kind)
);
create index feed_reaction_employee on {feed_reaction} (employee_id);
`,
};
