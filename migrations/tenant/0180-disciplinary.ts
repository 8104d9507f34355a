import type { Migration } from "#tenancy/migration.ts";

export const disciplinary: Migration = {
  version: 180,
  name: "disciplinary",
  up: `
create table {disciplinary_settings} (
  id int primary key,
  review boolean not null,
  managers_raise text not null check (managers_raise in ('NONE', 'DIRECT', 'ALL')),
  managers_see text not null check (managers_see in ('NONE', 'DIRECT', 'ALL')),
  shows_statements boolean not null,
  asks text not null check (asks in ('ACKNOWLEDGEMENT', 'SIGNATURE')),
  answer_days int not null check (answer_days between 1 and 90),
  appeal_days int not null check (appeal_days between 0 and 180),
  verbal_months int not null check (verbal_months between 0 and 60),
  written_months int not null check (written_months between 0 and 60),
  final_months int not null check (final_months between 0 and 60),
  -- After so many months a note is expunged by itself; null keeps it until somebody does.
  retention_months int check (retention_months between 1 and 240),
  -- What stands above every note that is published; may be empty.
  preamble text not null check (length(preamble) <= 2000),
  hidden_types text[] not null,
  hidden_severities text[] not null,
  version int not null default 1
);

create table {disciplinary_type} (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  archived_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1
);
create unique index disciplinary_type_name on {disciplinary_type} (lower(name)) where archived_at is null;

create table {disciplinary_note} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  author_id uuid not null references {employee},
  -- One event with several people: a note each.
  group_id uuid not null,
  -- A code of the product, or the id of one of the company's own types.
  type text not null check (length(type) <= 40),
  severity text not null check (severity in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
  step text not null check (step in ('NONE', 'VERBAL', 'WRITTEN', 'FINAL')),
  occurred_on date not null,
  reported_at timestamptz not null,
  state text not null check (state in ('DRAFT', 'IN_REVIEW', 'PUBLISHED', 'OVERTURNED')),
  -- Number of the revision that counts, and its words.
  revision int not null,
  body text not null check (length(body) <= 60000),
  review_comment text not null default '' check (length(review_comment) <= 4000),
  published_at timestamptz,
  published_by uuid references {employee},
  asks text check (asks in ('ACKNOWLEDGEMENT', 'SIGNATURE')),
  answer_by date,
  outcome text check (outcome in ('ACKNOWLEDGED', 'SIGNED', 'SIGNED_WITH_DISAGREEMENT', 'REFUSED', 'EXPIRED')),
  outcome_at timestamptz,
  counts_until date,
  keep_until date,
  held_at timestamptz,
  held_by uuid references {employee},
  hold_reason text not null default '' check (length(hold_reason) <= 500),
  -- What began it, where no person did: a room and its own key, so that it is begun once.
  source text check (length(source) <= 200),
  created_at timestamptz not null,
  version int not null default 1
);
create index disciplinary_note_of on {disciplinary_note} (employee_id, created_at desc);
create index disciplinary_note_by on {disciplinary_note} (author_id, created_at desc);
create index disciplinary_note_latest on {disciplinary_note} (created_at desc, id desc);
create index disciplinary_note_group on {disciplinary_note} (group_id);
create index disciplinary_note_alike on {disciplinary_note} (type, severity, published_at desc) where published_at is not null;
create index disciplinary_note_waiting on {disciplinary_note} (answer_by) where state = 'PUBLISHED' and outcome is null;
create index disciplinary_note_kept on {disciplinary_note} (keep_until) where keep_until is not null;
create unique index disciplinary_note_source on {disciplinary_note} (source) where source is not null;

create table {disciplinary_revision} (
  id uuid primary key,
  note_id uuid not null references {disciplinary_note} on delete cascade,
  number int not null,
  body text not null check (length(body) <= 60000),
  rephrased boolean not null,
  written_by uuid references {employee},
  written_at timestamptz not null,
  unique (note_id, number)
);

create table {disciplinary_witness} (
  id uuid primary key,
  note_id uuid not null references {disciplinary_note} on delete cascade,
  employee_id uuid not null references {employee},
  -- What the witness is asked: all they ever see of the note.
  question text not null check (length(question) <= 2000),
  statement text not null default '' check (length(statement) <= 10000),
  asked_by uuid not null references {employee},
  asked_at timestamptz not null,
  stated_at timestamptz,
  declined_at timestamptz,
  version int not null default 1,
  unique (note_id, employee_id)
);
create index disciplinary_witness_of on {disciplinary_witness} (employee_id);

create table {disciplinary_past_note} (
  note_id uuid not null references {disciplinary_note} on delete cascade,
  past_note_id uuid not null references {disciplinary_note} on delete cascade,
  primary key (note_id, past_note_id)
);
create index disciplinary_past_note_past on {disciplinary_past_note} (past_note_id);

create table {disciplinary_evidence} (
  attachment_id uuid primary key,
  note_id uuid not null references {disciplinary_note} on delete cascade,
  file_name text not null,
  -- SHA-256 of the bytes as they are kept.
  digest text not null check (length(digest) = 64),
  added_by uuid references {employee},
  added_at timestamptz not null
);
create index disciplinary_evidence_of on {disciplinary_evidence} (note_id);

create table {disciplinary_appeal} (
  id uuid primary key,
  note_id uuid not null references {disciplinary_note} on delete cascade,
  reason text not null check (length(reason) <= 10000),
  state text not null check (state in ('SUBMITTED', 'UPHELD', 'DISMISSED', 'WITHDRAWN')),
  made_at timestamptz not null,
  decided_by uuid references {employee},
  decided_at timestamptz,
  decision text not null default '' check (length(decision) <= 10000),
  version int not null default 1
);
create unique index disciplinary_appeal_open on {disciplinary_appeal} (note_id) where state = 'SUBMITTED';
create index disciplinary_appeal_of on {disciplinary_appeal} (note_id, made_at desc);

create table {disciplinary_expunged} (
  id uuid primary key,
  expunged_at timestamptz not null,
  -- Null where the product did by its date.
  expunged_by uuid references {employee},
  because text not null check (because in ('RETENTION', 'ORDER')),
  reason text not null check (length(reason) <= 500),
  -- How much of each kind went; neither who it was about nor a word of it.
  counts jsonb not null,
  -- What was signed by the company: the text above as JSON, its signature and key.
  proof text not null,
  proof_signature text not null,
  public_key text not null
);
create index disciplinary_expunged_at on {disciplinary_expunged} (expunged_at desc, id desc);
`,
};
