import { expect, test } from "vitest";
import type { ConnectorContext, FlatCursor, Paging } from "../contract.ts";
import { markBehind, nothingRead, unseenSince, type SinceMark } from "../since.ts";
import { conformance } from "./conformance.ts";
import { connectorForTests, example, inclusiveExample, toProject } from "./connector-for-tests.ts";
import type { Example } from "./trial.ts";

type Read = NonNullable<NonNullable<Parameters<typeof connectorForTests>[0]>["read"]>;
type Row = { updated_at: string } & Record<string, unknown>;
type Body = { items: Row[]; next: string | null };

/** What the checks say of a connector with this reading. */
async function saidOf(read: Read, against: Example): Promise<string[]> {
  const said: string[] = [];
  for (const check of conformance(connectorForTests({ read }), against))
    await check.run().catch((error: Error) => said.push(`${check.name}: ${error.message}`));
  return said;
}

const changedAt = (row: Row) => row.updated_at;
const byWord: Paging = { by: "cursor", parameter: "cursor", next: (body) => (body as Body).next ?? undefined };
const asked = (context: ConnectorContext<{ address: string }>, since: string) => ({
  url: new URL("projects", context.settings.address).href,
  query: { updated_since: since || undefined, limit: 2 },
});
const markIn = (from: FlatCursor | null): SinceMark =>
  from ? { since: String(from["since"]), seen: String(from["seen"]) } : nothingRead;

/** Reads page after page; `change` is what a connector that is wrong does otherwise. */
const reading = (change: { from?: boolean; kept?: "all" | "none" | "after" } = {}): Read =>
  async function* (context, cursor, mode) {
    const begun = mode === "incremental" ? cursor : null;
    const mark = markIn(begun);
    let reached: SinceMark = begun?.["next"]
      ? { since: String(begun["reached"]), seen: String(begun["reachedSeen"]) }
      : mark;
    const place = change.from === false ? null : String(begun?.["next"] ?? "");
    for await (const { body, next } of context.paginate(asked(context, mark.since), byWord, place)) {
      const { items } = body as Body;
      const fresh =
        change.kept === "all"
          ? items
          : change.kept === "after"
            ? items.filter((row) => row.updated_at > mark.since)
            : unseenSince(mark, items, changedAt);
      reached = markBehind(reached, items, changedAt);
      const flat = next === null ? { ...reached, next: "", reached: "", reachedSeen: "" } : null;
      yield {
        upsert: fresh.map(toProject),
        cursor: flat ?? { ...mark, next: String(next), reached: reached.since, reachedSeen: reached.seen },
      };
    }
  };

test.each([
  ["leaves out the moment asked for", example],
  ["includes the moment asked for", inclusiveExample],
])("a connector that keeps its page and its mark passes every check against a source that %s", async (_, against) =>
  expect(await saidOf(reading(), against)).toEqual([]),
);

test("one that begins again with the first page after an interruption is found, and told what to keep", async () => {
  const said = await saidOf(reading({ from: false }), example);
  expect(said).toEqual([
    "project: a run that ended after any page goes on at the next, not from the start: Expected a run of " +
      '"project" that ended behind page 1 to go on with page 2, but the connector gave 2 of its rows again; ' +
      "look at the cursor: keep `next` of the answer in it and hand it to `paginate` as the place to begin.",
  ]);
});

test("one that takes every row of the moment again gives rows twice", async () => {
  const said = await saidOf(reading({ kept: "all" }), inclusiveExample);
  expect(said.map((each) => each.split(":", 2).join(":"))).toEqual([
    "project: where nothing changed, nothing is given",
    "project: a row of the very moment that was reached is given once",
  ]);
  expect(said[0]).toContain("`unseenSince`");
});

test("one that takes only rows after the moment loses the one that came with it", async () => {
  const said = await saidOf(reading({ kept: "after" }), inclusiveExample);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain("lost 1 row (3-tied)");
});

test("an example whose rows fit one page proves nothing of paging, and says so", async () => {
  const few: Example = {
    ...example,
    source: () => {
      const source = example.source();
      return { ...source, answer: (request) => source.answer({ ...request, query: new URLSearchParams() }) };
    },
  };
  const said = await saidOf(reading(), few);
  expect(said.join("\n")).toContain("look at the page size in `settings` of the example, or the number of its rows");
});
