import type { Migration } from "#tenancy/migration.ts";

/** Whether each of the two will be there, by the time that was said: a 1:1 that is moved asks anew. */
export const repliesToInvitations: Migration = {
  version: 420,
  name: "replies to invitations to 1:1s",
  up: `
create table {one_on_one_reply} (
  meeting_id uuid not null references {one_on_one_meeting} on delete cascade,
  employee_id uuid not null references {employee} on delete cascade,
  reply text not null check (reply in ('ACCEPTED', 'TENTATIVE', 'DECLINED')),
  note text not null default '' check (char_length(note) <= 300),
  -- When the person could instead.
  proposed_at timestamptz,
  -- The number of the change it answers; it says nothing of what changed since.
  sequence integer not null,
  replied_at timestamptz not null,
  primary key (meeting_id, employee_id),
  check (proposed_at is null or reply <> 'ACCEPTED')
);
create index one_on_one_reply_employee on {one_on_one_reply} (employee_id);
-- Who arranged what lies ahead will be there.
insert into {one_on_one_reply} (meeting_id, employee_id, reply, sequence, replied_at)
select m.id, s.organiser_id, 'ACCEPTED', m.sequence, s.created_at
  from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
 where m.status = 'NOT_STARTED' and s.archived_at is null;
`,
};
