import { expect, test } from "vitest";
import { conformance, LocalHost, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { gitlab } from "./connector.ts";

const secret = "token-of-the-test";
type Row = { id: unknown; updated_at: string } & Record<string, unknown>;

const issue = (id: number, day: number, more: Record<string, unknown> = {}): Row => ({
  id,
  iid: id,
  project_id: 9,
  title: `Issue ${id}`,
  state: "opened",
  web_url: `https://gitlab.example/a/b/-/issues/${id}`,
  updated_at: `2026-03-0${day}T09:00:00.000Z`,
  ...more,
});
const rows = [
  issue(1, 1, { state: "closed", closed_at: "2026-03-01T09:00:00.000Z" }),
  issue(2, 2, { assignee: { username: "asha" }, labels: ["bug"], weight: 3 }),
  issue(3, 2, { due_date: "2026-04-01", time_stats: { time_estimate: 7200 } }),
];

function playing() {
  let held = rows;
  const asked: string[] = [];
  const answer: Answer = ({ path, query, headers, host, method, body }) => {
    if (headers.authorization !== `Bearer ${secret}`) return { status: 401, body: {} };
    if (path === "/api/v4/user") return { body: { username: "cairn" } };
    if (path === "/api/v4/projects/a%2Fb") return { body: {} };
    if (!path.startsWith("/api/v4/projects/a%2Fb/issues")) return { status: 404, body: {} };
    if (method !== "GET") {
      asked.push(`${method} ${path} ${body}`);
      return { body: { id: 40, iid: 4, web_url: "https://gitlab.example/a/b/-/issues/4" } };
    }
    const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("per_page"))];
    const found = held.filter((row) => row.updated_at >= (query.get("updated_after") ?? ""));
    const sorted = found.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
    const next = new URLSearchParams(query);
    next.set("page", String(page + 1));
    const link = `<http://${host}${path}?${next.toString()}>; rel="next"`;
    return {
      body: sorted.slice((page - 1) * size, page * size),
      ...(page * size < sorted.length && { headers: { link } }),
    };
  };
  return {
    answer,
    asked,
    change: () => (held = [...rows.slice(1), issue(1, 9, { title: "Reopened" })]),
    spoil: () => (held = [...rows, issue(6, 4, { title: "" })]),
    tie: () => (held = [...held, issue(7, 2)]),
  };
}

const placeOf = (row: Row) => `${row.updated_at} ${String(row.id).padStart(4, "0")}`;
const example = {
  secret,
  settings: (address: string) => ({ address, project: "a/b", pageSize: 2 }),
  source: playing,
};

for (const check of conformance(gitlab, example)) test(check.name, check.run);

test("an issue says what became of it; one is made, closed and opened again", async () => {
  const source = playing();
  await using server = await SourceServer.start(source.answer);
  const host = new LocalHost(gitlab, { secret, settings: example.settings(server.address) });
  const { rows: found } = await host.run("issue");
  expect(found.get("1")).toMatchObject({ statusCategory: "done", key: "#1" });
  expect(found.get("2")).toMatchObject({ statusCategory: "in-progress", extra: { labels: "bug", weight: 3 } });
  expect(found.get("3")).toMatchObject({ statusCategory: "planned", extra: { estimated_hours: 2 } });
  const made = await host.act("createIssue", { title: "New", url: "https://cairn.test/app/x" });
  expect(made).toEqual({ ref: "40", key: "#4", url: "https://gitlab.example/a/b/-/issues/4" });
  await host.act("setStatus", { externalId: "40", key: "#4", status: "done" });
  await host.act("setStatus", { externalId: "40", key: "#4", status: "in-progress" });
  expect(source.asked.slice(1)).toEqual([
    'PUT /api/v4/projects/a%2Fb/issues/4 {"state_event":"close"}',
    'PUT /api/v4/projects/a%2Fb/issues/4 {"state_event":"reopen"}',
  ]);
});
