import type { Migration } from "#tenancy/migration.ts";

export const violationPoints: Migration = {
  version: 190,
  name: "shift events, rules of points, their ledger, crossings of thresholds and appeals",
  up: `
-- For whom rules are; what they say stands in their versions.
create table {points_policy} (
  id uuid primary key,
  name text not null,
  audience jsonb not null,
  created_at timestamptz not null,
  created_by uuid references {employee},
  archived_at timestamptz,
  version int not null default 1
);

-- What the rules say from a day on. A version is superseded, never changed.
create table {points_rules} (
  id uuid primary key,
  policy_id uuid not null references {points_policy},
  valid_from date not null,
  rules jsonb not null,
  recorded_at timestamptz not null,
  recorded_by uuid references {employee},
  superseded_at timestamptz
);
create unique index points_rules_day on {points_rules} (policy_id, valid_from) where superseded_at is null;

create table {shift_event} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  kind text not null check (kind in ('LATE_ARRIVAL', 'EARLY_DEPARTURE', 'MISSED_SHIFT')),
  -- The day of the shift where the person is.
  day date not null,
  minutes int check (minutes between 1 and 1440),
  days int check (days between 1 and 366),
  shift_minutes int check (shift_minutes between 1 and 1440),
  -- Who said so: BY_HAND, FILE, or the name that a program gives itself.
  source text not null,
  source_id text,
  note text not null,
  -- The rules the person was under when it arrived; null where there were none.
  policy_id uuid references {points_policy},
  withdrawn_at timestamptz,
  withdrawn_reason text not null,
  recorded_at timestamptz not null,
  recorded_by uuid references {employee},
  version int not null default 1
);
create unique index shift_event_source on {shift_event} (source, source_id) where source_id is not null;
create index shift_event_person on {shift_event} (employee_id, day);
create index shift_event_day on {shift_event} (day);

-- Points, only ever added to: what was too much is taken back by an entry against it that counts on the same days.
create table {points_entry} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  event_id uuid not null references {shift_event},
  cause text not null check (cause in ('EVENT', 'FORGIVEN', 'CREDIT')),
  points int not null,
  counts_on date not null,
  expires_on date not null,
  rules_id uuid not null references {points_rules},
  rule text not null,
  posted_at timestamptz not null,
  reverses uuid references {points_entry}
);
create unique index points_entry_reverses on {points_entry} (reverses) where reverses is not null;
create index points_entry_person on {points_entry} (employee_id, expires_on);
create index points_entry_event on {points_entry} (event_id);

-- That somebody crossed a threshold, once. It stands when points expire, and is withdrawn with a reason.
create table {points_escalation} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  points int not null,
  balance int not null,
  notification_action text not null,
  escalation_action text not null,
  probation_level int,
  crossed_on date not null,
  -- The days it was last seen to hold for.
  held_from date not null,
  held_until date,
  supported boolean not null,
  state text not null check (state in ('OPEN', 'TOLD', 'HANDLED', 'WITHDRAWN')),
  comment text not null,
  decided_by uuid references {employee},
  decided_at timestamptz,
  raised_at timestamptz not null,
  version int not null default 1
);
create index points_escalation_person on {points_escalation} (employee_id, crossed_on);
create index points_escalation_open on {points_escalation} (employee_id) where state = 'OPEN';

create table {points_appeal} (
  id uuid primary key,
  event_id uuid not null references {shift_event},
  employee_id uuid not null references {employee},
  reason text not null,
  state text not null check (state in ('ASKED', 'GRANTED', 'DECLINED', 'TAKEN_BACK')),
  asked_at timestamptz not null,
  answer text not null,
  decided_by uuid references {employee},
  decided_at timestamptz,
  version int not null default 1
);
create unique index points_appeal_open on {points_appeal} (event_id) where state = 'ASKED';
create index points_appeal_person on {points_appeal} (employee_id) where state = 'ASKED';

-- A row for each person with events: held while their ledger is written, so that one writes after another.
create table {points_person} (
  employee_id uuid primary key references {employee},
  derived_at timestamptz
);

-- Days on which what falls due by itself was looked at.
create table {points_night} (
  day date primary key
);
`,
};
