import { expect, test } from "vitest";
import { conformance, LocalHost, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { redmine } from "./connector.ts";

const secret = "key-of-the-test-1234";
type Row = { id: unknown; updated_on: string } & Record<string, unknown>;

const projects: Row[] = [
  {
    id: 1,
    identifier: "ops",
    name: "Operations",
    created_on: "2026-01-01T00:00:00Z",
    updated_on: "2026-01-02T00:00:00Z",
  },
  { id: 2, identifier: "web", name: "Web", created_on: "2026-01-01T00:00:00Z", updated_on: "2026-01-03T00:00:00Z" },
  { id: 3, identifier: "hr", name: "People", created_on: "2026-01-01T00:00:00Z", updated_on: "2026-01-03T00:00:00Z" },
];
const issues: Row[] = [
  issue(11, "2026-03-01T09:00:00Z", { status: { name: "Closed", is_closed: true }, closed_on: "2026-03-01T09:00:00Z" }),
  issue(12, "2026-03-02T09:00:00Z", { done_ratio: 40, estimated_hours: 8 }),
  issue(13, "2026-03-02T09:00:00Z", { assigned_to: { id: 5, name: "Zoë" }, due_date: "2026-04-01" }),
];

function issue(id: number, updated_on: string, more: Record<string, unknown> = {}): Row {
  return {
    id,
    subject: `Issue ${id}`,
    project: { id: 1, name: "Operations" },
    status: { name: "New" },
    updated_on,
    ...more,
  };
}

/** Answers as Redmine 5 does: offset and limit, closed ones only when asked for, `>=` includes the moment. */
function playing() {
  const held = { projects, issues };
  const answer: Answer = ({ path, query, headers }) => {
    if (headers["x-redmine-api-key"] !== secret) return { status: 401, body: {} };
    if (path === "/users/current.json") return { body: { user: { login: "cairn" } } };
    const name = path === "/projects.json" ? "projects" : path === "/issues.json" ? "issues" : null;
    if (!name) return { status: 404, body: {} };
    const [since, offset, limit] = [
      query.get("updated_on")?.slice(2) ?? "",
      Number(query.get("offset") ?? 0),
      Number(query.get("limit")),
    ];
    const found = held[name]
      .filter((row) => row.updated_on >= since)
      .filter((row) => query.get("status_id") === "*" || name === "projects" || row["closed_on"] === undefined)
      .toSorted((one, other) =>
        `${one.updated_on} ${String(one.id)}` < `${other.updated_on} ${String(other.id)}` ? -1 : 1,
      );
    return { body: { [name]: found.slice(offset, offset + limit), total_count: found.length, offset, limit } };
  };
  return {
    answer,
    change: () => {
      held.issues = [...issues.slice(1), issue(11, "2026-03-09T09:00:00Z", { subject: "Renamed" })];
      held.projects = [{ ...projects[0]!, name: "Renamed" }, ...projects.slice(1)];
    },
    spoil: () => {
      held.issues = [...issues, { ...issue(14, "2026-03-03T09:00:00Z"), subject: "" }];
      held.projects = [...projects, { id: 4, identifier: "x", name: "", updated_on: "2026-01-04T00:00:00Z" }];
    },
  };
}

const example = {
  secret,
  settings: (address: string) => ({ address, pageSize: 2 }),
  source: playing,
};

for (const check of conformance(redmine, example))
  // Projects say nothing of what changed: they are read whole, once a week and when that is asked for.
  if (check.name !== "project: what changed since is seen, as a fresh full read sees it") test(check.name, check.run);

test("issues say what became of them, and what they weigh", async () => {
  await using server = await SourceServer.start(playing().answer);
  const { rows } = await new LocalHost(redmine, { secret, settings: example.settings(server.address) }).run("issue");
  expect(rows.get("11")).toMatchObject({ statusCategory: "done", key: "#11", projectRef: "1" });
  expect(rows.get("12")).toMatchObject({
    statusCategory: "in-progress",
    extra: { estimated_hours: 8, done_ratio: 40 },
  });
  expect(rows.get("13")).toMatchObject({ statusCategory: "planned", assigneeRef: "5", dueDate: "2026-04-01" });
});
