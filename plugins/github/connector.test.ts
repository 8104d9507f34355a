import { expect, test } from "vitest";
import { conformance, LocalHost, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { github } from "./connector.ts";

const secret = "token-of-the-test";
type Row = { id: number; updated_at: string } & Record<string, unknown>;

const issue = (id: number, day: number, more: Record<string, unknown> = {}): Row => ({
  id,
  number: id,
  title: `Issue ${id}`,
  state: "open",
  assignee: null,
  labels: [],
  milestone: null,
  closed_at: null,
  html_url: `https://github.com/acme/web/issues/${id}`,
  updated_at: `2026-03-0${day}T09:00:00Z`,
  ...more,
});
const rows = [
  issue(1, 1, { state: "closed", closed_at: "2026-03-01T09:00:00Z" }),
  issue(2, 2, { assignee: { login: "asha" }, labels: [{ name: "bug" }] }),
  issue(3, 2, { pull_request: {} }),
  issue(4, 2, { milestone: { title: "Q1", due_on: "2026-03-31T00:00:00Z" } }),
  issue(5, 3),
];

function playing() {
  let held = rows;
  const answer: Answer = ({ path, query, headers, host }) => {
    if (headers.authorization !== `Bearer ${secret}`) return { status: 401, body: {} };
    if (path === "/user") return { body: { login: "cairn" } };
    if (path === "/repos/acme/web") return { body: {} };
    if (path !== "/repos/acme/web/issues") return { status: 404, body: {} };
    const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("per_page"))];
    const found = held
      .filter((row) => row.updated_at >= (query.get("since") ?? ""))
      .toSorted((one, other) => (`${one.updated_at}${one.id}` < `${other.updated_at}${other.id}` ? -1 : 1));
    const next = new URLSearchParams(query);
    next.set("page", String(page + 1));
    const link = `<https://${host}/repos/acme/web/issues?${next.toString()}>; rel="next"`;
    return {
      body: found.slice((page - 1) * size, page * size),
      ...(page * size < found.length && { headers: { link } }),
    };
  };
  return {
    answer,
    change: () => (held = [...rows.slice(1), issue(1, 9, { title: "Reopened" })]),
    spoil: () => (held = [...rows, issue(6, 4, { title: "" })]),
    tie: () => (held = [...held, issue(7, 3)]),
  };
}

const example = { secret, settings: () => ({ repository: "acme/web", pageSize: 2 }), source: playing };

for (const check of conformance(github, example)) test(check.name, check.run);

test("pull requests are no issues, and each says what became of it", async () => {
  await using server = await SourceServer.start(playing().answer);
  const host = new LocalHost(github, {
    secret,
    settings: example.settings(),
    hosts: { "api.github.com": server.address },
  });
  const { rows: found } = await host.run("issue");
  expect([...found.keys()].toSorted()).toEqual(["1", "2", "4", "5"]);
  expect(found.get("1")).toMatchObject({ statusCategory: "done", key: "#1" });
  expect(found.get("2")).toMatchObject({
    statusCategory: "in-progress",
    assigneeRef: "asha",
    extra: { labels: "bug" },
  });
  expect(found.get("4")).toMatchObject({ statusCategory: "planned", dueDate: "2026-03-31" });
});
