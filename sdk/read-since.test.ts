import { expect, test } from "vitest";
import type { FlatCursor, Page } from "./contract.ts";
import { readSince, type SinceCursor } from "./read-since.ts";
import { conformance } from "./testing/conformance.ts";
import { connectorForTests, example, toProject } from "./testing/connector-for-tests.ts";
import { LocalHost } from "./testing/local-host.ts";
import { RestSource, type RestRow } from "./testing/rest-source.ts";
import { SourceServer } from "./testing/source-server.ts";
import type { Example } from "./testing/trial.ts";

type Body = { items: RestRow[]; next: string | null };
type Pages = AsyncIterable<Page<Record<string, unknown>, FlatCursor>>;
const on = (day: number) => `2026-03-0${day}T09:00:00Z`;
const project = (id: string, day: number, deleted = false) => ({
  id,
  updated_at: on(day),
  name: `Project ${id}`,
  deleted,
});
const secret = example.secret as string;

/** Two rows a page, from a source that keeps what is gone as a row with the moment it went. */
const connector = connectorForTests({
  deletes: "tombstones",
  read: (context, from, mode) =>
    readSince<unknown, RestRow, Record<string, unknown>>(context, from as SinceCursor | null, mode, {
      request: (since) => ({
        url: new URL("projects", context.settings.address).href,
        query: { updated_since: since || undefined, limit: 2 },
      }),
      paging: { by: "cursor", parameter: "cursor", next: (body) => (body as Body).next ?? undefined },
      rows: (body) => (body as Body).items,
      changedAt: (row) => row.updated_at,
      // Null and nothing say the same of a row that is there.
      gone: (row) => (row["deleted"] ? row.id : row.id === "3" ? null : undefined),
      map: toProject,
    }) as Pages,
});

async function withSource(
  work: (source: RestSource, host: LocalHost<"issue-tracker", { address: string }>) => Promise<void>,
) {
  const source = new RestSource({ projects: [1, 2, 3].map((day) => project(String(day), day)) }, secret, {
    sinceIncluded: true,
  });
  await using server = await SourceServer.start(source.answer);
  await work(source, new LocalHost(connector, { secret, settings: example.settings(server.address) }));
}

test("what is gone at the source goes with the next incremental read, also where that read is ended between its pages", () =>
  withSource(async (source, host) => {
    const first = await host.run("project");
    expect([...first.rows.keys()]).toEqual(["1", "2", "3"]);
    source.become({ projects: [project("3", 3), project("1", 5, true), project("4", 6), project("2", 7, true)] });
    const ended = await host.run("project", {
      from: first.cursor,
      mode: "incremental",
      held: first.rows,
      stopAfter: 1,
    });
    expect([...ended.rows.keys()]).toEqual(["2", "3"]);
    const second = await host.run("project", { from: ended.cursor, mode: "incremental", held: ended.rows });
    expect([...second.rows.keys()]).toEqual(["3", "4"]);
    expect((await host.run("project", { from: second.cursor, mode: "incremental" })).given).toBe(0);
  }));

test("of two words on one row in one answer the later holds", () =>
  withSource(async (source, host) => {
    source.become({ projects: [project("1", 4, true), project("1", 5)] });
    expect([...(await host.run("project")).rows.keys()]).toEqual(["1"]);
    source.become({ projects: [project("1", 4), project("1", 5, true)] });
    expect([...(await host.run("project")).rows.keys()]).toEqual([]);
  }));

test("a connector with tombstones passes every check", async () => {
  const deleting: Example = {
    ...example,
    source() {
      const held = [1, 2, 3].map((day) => project(String(day), day));
      const source = new RestSource({ projects: held }, secret, { sinceIncluded: true });
      return {
        answer: source.answer,
        change: () => source.become({ projects: [project("1", 5, true), ...held.slice(1)] }),
        spoil: () => source.become({ projects: [...held, { ...project("4", 6), name: "" }] }),
        tie: () => source.tie(),
      };
    },
  };
  const faults: string[] = [];
  for (const check of conformance(connector, deleting))
    await check.run().catch((error: Error) => faults.push(`${check.name}: ${error.message}`));
  expect(faults).toEqual([]);
}, 30_000);
