import { describe, expect, test } from "vitest";
import { conformance, LocalHost, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { jira } from "./connector.ts";

const secret = "pam@acme.test:token-of-the-test";
type Row = { id: string; key: string; fields: Record<string, unknown> & { updated: string } };

const issue = (id: number, day: number, more: Record<string, unknown> = {}): Row => ({
  id: String(id),
  key: `OPS-${id}`,
  fields: {
    summary: `Issue ${id}`,
    status: { name: "To Do", statusCategory: { key: "new" } },
    updated: `2026-03-${String(day).padStart(2, "0")}T09:00:00.000+0000`,
    ...more,
  },
});
const rows = [
  issue(1, 1, { status: { name: "Done", statusCategory: { key: "done" } } }),
  issue(2, 12, { assignee: { accountId: "a1", emailAddress: "asha@acme.test" }, timeoriginalestimate: 7200 }),
  issue(3, 12, { status: { name: "Doing", statusCategory: { key: "indeterminate" } }, duedate: "2026-04-01" }),
];

/** Cloud pages by a token, Data Center by an offset; both read days, never moments. */
function playing(edition: "cloud" | "data-center") {
  let held = rows;
  const asked: string[] = [];
  const root = edition === "cloud" ? "/rest/api/3" : "/rest/api/2";
  const answer: Answer = ({ path, query, headers, method, body }) => {
    if (headers.authorization !== `Basic ${btoa(secret)}`) return { status: 401, body: {} };
    if (path === `${root}/myself`) return { body: { displayName: "Cairn" } };
    if (path === `${root}/issue/1/transitions`) {
      if (method === "POST") asked.push(body);
      const to = (key: string) => ({ statusCategory: { key } });
      return {
        body: {
          transitions: [
            { id: "11", to: to("new") },
            { id: "31", to: to("done") },
          ],
        },
      };
    }
    if (path !== `${root}/${edition === "cloud" ? "search/jql" : "search"}`) return { status: 404, body: {} };
    const [, since = ""] = /updated >= "([^"]+)"/.exec(query.get("jql") ?? "") ?? [];
    const found = held
      .filter(({ fields }) => fields.updated.slice(0, 10) >= since)
      .toSorted((one, other) => (one.fields.updated + one.key < other.fields.updated + other.key ? -1 : 1));
    const start = Number(query.get("nextPageToken") ?? query.get("startAt") ?? 0);
    const end = start + Number(query.get("maxResults"));
    const issues = found.slice(start, end);
    if (edition === "data-center") return { body: { issues, startAt: start, total: found.length } };
    return { body: { issues, ...(end < found.length && { nextPageToken: String(end) }) } };
  };
  return {
    answer,
    asked,
    change: () => (held = [...rows.slice(1), issue(1, 19, { summary: "Reopened" })]),
    spoil: () => (held = [...rows, issue(6, 14, { summary: "" })]),
    tie: () => (held = [...held, issue(7, 12)]),
  };
}

describe.each(["cloud", "data-center"] as const)("%s", (edition) => {
  const example = {
    secret,
    settings: (address: string) => ({ address, edition, query: "project = OPS ORDER BY created", pageSize: 2 }),
    source: () => playing(edition),
  };
  for (const check of conformance(jira, example)) test(check.name, check.run);

  test("an issue says what became of it, and goes on by its own workflow", async () => {
    const source = playing(edition);
    await using server = await SourceServer.start(source.answer);
    const host = new LocalHost(jira, { secret, settings: example.settings(server.address) });
    const { rows: found } = await host.run("issue");
    expect(found.get("1")).toMatchObject({ statusCategory: "done", key: "OPS-1" });
    expect(found.get("2")).toMatchObject({ assigneeEmail: "asha@acme.test", extra: { estimated_hours: 2 } });
    expect(found.get("3")).toMatchObject({ statusCategory: "in-progress", dueDate: "2026-04-01" });
    await host.act("setStatus", { externalId: "1", key: "OPS-1", status: "done" });
    expect(source.asked).toEqual(['{"transition":{"id":"31"}}']);
    const unknown = host.act("setStatus", { externalId: "1", key: "OPS-1", status: "in-progress" });
    await expect(unknown).rejects.toMatchObject({ code: "conflict" });
  });
});
