import { expect, test } from "vitest";
import { ConnectorError } from "../connector-error.ts";
import { conformance } from "./conformance.ts";
import { ask, connectorForTests, example, toProject } from "./connector-for-tests.ts";

type Read = NonNullable<NonNullable<Parameters<typeof connectorForTests>[0]>["read"]>;
type Items = { items: Record<string, unknown>[] };

for (const check of conformance(connectorForTests(), example))
  test(`a connector that is right: ${check.name}`, check.run);

/** The names of the checks that a connector with this reading fails. */
async function failedBy(read: Read): Promise<string[]> {
  const failed: string[] = [];
  for (const check of conformance(connectorForTests({ read }), example))
    await check.run().catch(() => failed.push(check.name));
  return failed;
}

const all = async (context: Parameters<Read>[0], since = "") =>
  ((await ask(context, "projects", { updated_since: since })) as Items).items;

test("one that always reads everything gives rows where nothing changed", async () => {
  const failed = await failedBy(async function* (context) {
    yield { upsert: (await all(context)).map(toProject), cursor: {} };
  });
  expect(failed).toEqual(["project: where nothing changed, nothing is given"]);
});

test("one that moves its cursor before the rows behind it are given loses them", async () => {
  const failed = await failedBy(async function* (context, from, mode) {
    const items = await all(context, mode === "incremental" ? String(from?.["since"] ?? "") : "");
    const since = String(items.at(-1)?.["updated_at"] ?? from?.["since"] ?? "");
    for (const item of items) yield { upsert: [toProject(item)], cursor: { since } };
    if (items.length === 0) yield { upsert: [], cursor: { since } };
  });
  expect(failed).toEqual(["project: a run that ended after any page goes on without loss"]);
});

test("one that hides a fault of the source from the host is found", async () => {
  const failed = await failedBy(async function* (context) {
    try {
      yield { upsert: (await all(context)).map(toProject), cursor: {} };
    } catch {
      yield { upsert: [], cursor: {} };
    }
  });
  expect(failed).toContain("project: a source that no longer knows the credentials ends the run");
});

test("what is missing is said in one sentence: what was expected, what the connector did, where to look", async () => {
  const faults: Read[] = [
    async function* () {},
    async function* (context) {
      yield { upsert: (await all(context)).map(() => ({ externalId: "1" })), cursor: {} };
    },
    () => {
      throw new TypeError("items is not iterable");
    },
    async function* (context) {
      const asked = new URL("nowhere", context.settings.address).href;
      yield { upsert: [(await context.http({ url: asked })).body as never], cursor: {} };
    },
  ];
  for (const read of faults) {
    const said: string[] = [];
    for (const check of conformance(connectorForTests({ read }), example))
      await check.run().catch((error: Error) => said.push(error.message));
    expect(said.length).toBeGreaterThan(3);
    for (const sentence of said)
      expect(sentence).toMatch(/^Expected [^\n]+, but the connector [^\n]+; look at [^\n]+\.$/);
  }
});

test("one that writes the secret down would be found", async () => {
  const failed = await failedBy(async function* (context, from) {
    context.log("info", `signed in with ${example.secret}`);
    yield { upsert: (await all(context, String(from?.["since"] ?? ""))).map(toProject), cursor: {} };
  });
  expect(failed).toContain("project: the secret is in no row and no log");
});

test("a manifest with a wildcard, a wrong version and an unknown stream is refused with every fault", () => {
  const wrong = () =>
    connectorForTests({ manifest: { version: "1", egress: [{ host: "*.example.com", methods: ["GET"] }] } });
  expect(wrong).toThrow(ConnectorError);
  expect(wrong).toThrow(/manifest\.version[\s\S]*manifest\.egress\.0\.host/);
});
