import type { Migration } from "#tenancy/migration.ts";

export const oneOnOnes: Migration = {
  version: 47,
  name: "one-on-one meetings, in series",
  up: `
create table {one_on_one_series} (
  id uuid primary key,
  organiser_id uuid not null references {employee},
  partner_id uuid not null references {employee},
  -- What the partner is to who arranged it.
  relation text not null check (relation in ('MANAGER', 'SKIP_MANAGER', 'PEER', 'SKIP_REPORTEE', 'REPORTEE')),
  every_weeks smallint not null check (every_weeks in (0, 1, 2, 4)),
  minutes smallint not null check (minutes in (30, 45, 60)),
  time_zone text not null,
  -- Days and hours are counted from this meeting, by the clock of who arranged it.
  anchor_position int not null,
  anchor_on date not null,
  anchor_minute smallint not null check (anchor_minute between 0 and 1439),
  in_calendar boolean not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  check (organiser_id <> partner_id)
);
create index one_on_one_series_organiser on {one_on_one_series} (organiser_id);
create index one_on_one_series_partner on {one_on_one_series} (partner_id);

create table {one_on_one_meeting} (
  id uuid primary key,
  series_id uuid not null references {one_on_one_series} on delete cascade,
  -- Its place in the series, whatever the calendar says.
  position int not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('NOT_STARTED', 'ACTIVE', 'ACKNOWLEDGED', 'CANCELLED', 'DISABLED')),
  status_before text,
  moved boolean not null,
  opened_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by uuid references {employee},
  -- Rises with every change that calendars are told of.
  sequence int not null,
  version int not null default 1,
  unique (series_id, position)
);
create index one_on_one_meeting_starts on {one_on_one_meeting} (starts_at);
create index one_on_one_meeting_acknowledged_by on {one_on_one_meeting} (acknowledged_by) where acknowledged_by is not null;

create table {one_on_one_point} (
  id uuid primary key,
  series_id uuid not null references {one_on_one_series} on delete cascade,
  -- The meeting it was written for; where it stands while it is open follows from the series.
  meeting_id uuid not null references {one_on_one_meeting} on delete cascade,
  author_id uuid not null references {employee},
  audience text not null check (audience in ('BOTH', 'AUTHOR')),
  body text not null check (length(trim(body)) between 1 and 500),
  source text not null check (source in ('OWN', 'LIBRARY', 'TEMPLATE', 'RECOMMENDED')),
  -- Belongs to another room, so there is no foreign key.
  goal_id uuid,
  place int not null,
  done_in uuid references {one_on_one_meeting} on delete cascade,
  done_by uuid references {employee},
  done_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  version int not null default 1
);
create index one_on_one_point_series on {one_on_one_point} (series_id, place) where deleted_at is null;
create index one_on_one_point_meeting on {one_on_one_point} (meeting_id);
create index one_on_one_point_done_in on {one_on_one_point} (done_in) where done_in is not null;
create index one_on_one_point_author on {one_on_one_point} (author_id);
create index one_on_one_point_done_by on {one_on_one_point} (done_by) where done_by is not null;

create table {one_on_one_note} (
  id uuid primary key,
  meeting_id uuid not null references {one_on_one_meeting} on delete cascade,
  author_id uuid not null references {employee},
  audience text not null check (audience in ('BOTH', 'AUTHOR')),
  -- Sanitised HTML.
  body text not null,
  updated_at timestamptz not null,
  version int not null default 1,
  unique (meeting_id, author_id, audience)
);
create index one_on_one_note_author on {one_on_one_note} (author_id);

create table {one_on_one_reflection} (
  meeting_id uuid not null references {one_on_one_meeting} on delete cascade,
  employee_id uuid not null references {employee},
  mood smallint check (mood between 1 and 5),
  rating smallint check (rating between 1 and 5),
  updated_at timestamptz not null,
  primary key (meeting_id, employee_id)
);
create index one_on_one_reflection_employee on {one_on_one_reflection} (employee_id);

create table {one_on_one_action} (
  -- A task of another room, so there is no foreign key.
  initiative_id uuid primary key,
  series_id uuid not null references {one_on_one_series} on delete cascade,
  meeting_id uuid not null references {one_on_one_meeting} on delete cascade,
  created_at timestamptz not null
);
create index one_on_one_action_series on {one_on_one_action} (series_id);
create index one_on_one_action_meeting on {one_on_one_action} (meeting_id);

create table {one_on_one_template} (
  id uuid primary key,
  name text not null check (length(trim(name)) between 1 and 120),
  points text[] not null,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  archived_at timestamptz,
  version int not null default 1
);
create index one_on_one_template_created_by on {one_on_one_template} (created_by);

create table {one_on_one_settings} (
  -- The company has one.
  id smallint primary key check (id = 1),
  arranged_by text not null check (arranged_by in ('EVERYBODY', 'MANAGERS')),
  minutes smallint not null check (minutes in (30, 45, 60)),
  every_weeks smallint not null check (every_weeks in (0, 1, 2, 4)),
  asks_mood boolean not null,
  version int not null default 1
);

create table {one_on_one_preference} (
  employee_id uuid primary key references {employee},
  minutes smallint not null check (minutes in (30, 45, 60)),
  every_weeks smallint not null check (every_weeks in (0, 1, 2, 4)),
  in_calendar boolean not null
);

create table {one_on_one_dismissal} (
  series_id uuid not null references {one_on_one_series} on delete cascade,
  employee_id uuid not null references {employee},
  key text not null,
  at timestamptz not null,
  primary key (series_id, employee_id, key)
);
create index one_on_one_dismissal_employee on {one_on_one_dismissal} (employee_id);
`,
};
