/** What a new connector of each kind starts with: one stream, its fields, and rows of a source that nobody runs. */
export type ConnectorKind = "hr" | "crm" | "issue-tracker" | "calendar";

interface Start {
  stream: string;
  type: string;
  /** The collection at the source. */
  collection: string;
  dataClasses: string[];
  /** Our field, the source's field. */
  fields: [string, string][];
  rows: Record<string, unknown>[];
  later: Record<string, unknown>[];
  spoiled: Record<string, unknown>[];
}

const on = (day: number) => `2026-03-${String(day).padStart(2, "0")}T09:00:00Z`;
/** The first of three rows as it is later: the same, changed after all others. */
const changed = (row: Record<string, unknown>, change: Record<string, unknown>) => ({
  ...row,
  ...change,
  updated_at: on(9),
});

const people = [
  {
    id: "p1",
    updated_at: on(1),
    email: "asha@source.example",
    first_name: "Asha",
    last_name: "Rao",
    status: "active",
    hired_on: "2026-01-05",
    manager_id: "p2",
  },
  {
    id: "p2",
    updated_at: on(2),
    email: "omar@source.example",
    first_name: "Omar",
    last_name: "Haddad",
    status: "active",
    hired_on: "2026-01-05",
    manager_id: null,
  },
  {
    id: "p3",
    updated_at: on(2),
    email: "zoe@source.example",
    first_name: "Zoë",
    last_name: "O'Brien",
    status: "on-leave",
    hired_on: "2026-01-05",
    manager_id: "p2",
  },
];
const users = [
  { id: "u1", updated_at: on(1), email: "asha@source.example", name: "Asha Rao", active: true },
  { id: "u2", updated_at: on(2), email: "omar@source.example", name: "Omar Haddad", active: true },
  { id: "u3", updated_at: on(2), email: "zoe@source.example", name: "Zoë O'Brien", active: false },
];
const issues = [
  {
    id: "101",
    updated_at: on(1),
    key: "OPS-1",
    title: "Renew the certificate",
    state: "done",
    assignee_id: "u1",
    due: "2026-04-01",
  },
  {
    id: "102",
    updated_at: on(2),
    key: "OPS-2",
    title: "Answer within a day",
    state: "in-progress",
    assignee_id: null,
    due: null,
  },
  {
    id: "103",
    updated_at: on(2),
    key: "OPS-3",
    title: "Überblick für alle",
    state: "planned",
    assignee_id: "u2",
    due: null,
  },
];
const events = [
  {
    id: "e1",
    updated_at: on(1),
    uid: "1@cairn",
    sequence: 0,
    status: "confirmed",
    responses: [{ email: "asha@source.example", response: "accepted" }],
  },
  { id: "e2", updated_at: on(2), uid: "2@cairn", sequence: 1, status: "tentative", responses: [] },
  {
    id: "e3",
    updated_at: on(2),
    uid: "3@cairn",
    sequence: 0,
    status: "confirmed",
    responses: [{ email: "omar@source.example", response: "none" }],
  },
];

const withLater = (
  rows: Record<string, unknown>[],
  change: Record<string, unknown>,
  wrong: Record<string, unknown>,
) => {
  const [first = {}, ...others] = rows;
  return {
    rows,
    later: [...others, changed(first, change)],
    spoiled: [{ ...first, id: "spoiled", updated_at: on(8), ...wrong }],
  };
};

export const connectorKinds: Record<ConnectorKind, Start> = {
  hr: {
    stream: "person",
    type: "Person",
    collection: "people",
    dataClasses: ["identity", "contact", "employment"],
    fields: [
      ["workEmail", "email"],
      ["firstName", "first_name"],
      ["lastName", "last_name"],
      ["status", "status"],
      ["hireDate", "hired_on"],
      ["managerRef", "manager_id"],
    ],
    ...withLater(people, { last_name: "Rao-Mehta" }, { status: "somewhere" }),
  },
  crm: {
    stream: "crmUser",
    type: "CrmUser",
    collection: "users",
    dataClasses: ["identity", "contact"],
    fields: [
      ["email", "email"],
      ["name", "name"],
      ["active", "active"],
    ],
    ...withLater(users, { active: false }, { email: "nobody" }),
  },
  "issue-tracker": {
    stream: "issue",
    type: "Issue",
    collection: "issues",
    dataClasses: ["work"],
    fields: [
      ["key", "key"],
      ["title", "title"],
      ["statusCategory", "state"],
      ["assigneeRef", "assignee_id"],
      ["dueDate", "due"],
    ],
    ...withLater(issues, { title: "Renew both certificates" }, { due: "soon" }),
  },
  calendar: {
    stream: "eventChange",
    type: "EventChange",
    collection: "events",
    dataClasses: ["contact", "calendar"],
    fields: [
      ["uid", "uid"],
      ["sequence", "sequence"],
      ["status", "status"],
      ["responses", "responses"],
    ],
    ...withLater(events, { sequence: 1, status: "cancelled" }, { sequence: -1 }),
  },
};
