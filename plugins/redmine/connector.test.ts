import { expect, test } from "vitest";
import { conformance, LocalHost, RestSource, SourceServer } from "#sdk/testing/index.ts";
import { redmine } from "./connector.ts";
import issues from "./fixtures/issues.json" with { type: "json" };
import later from "./fixtures/issues-later.json" with { type: "json" };
import spoiled from "./fixtures/issues-spoiled.json" with { type: "json" };

const secret = "a-secret-of-the-test";

const example = {
  secret,
  settings: (address: string) => ({ address, pageSize: 2 }),
  source() {
    const source = new RestSource({ issues }, secret, { sinceIncluded: true });
    return {
      answer: source.answer,
      change: () => source.become({ issues: later }),
      spoil: () => source.become({ issues: [...issues, ...spoiled] }),
      tie: () => source.tie(),
    };
  },
};

for (const check of conformance(redmine, example)) test(check.name, check.run);

test("a row arrives under its id with the fields of the model", async () => {
  await using server = await SourceServer.start(example.source().answer);
  const run = await new LocalHost(redmine, { secret, settings: example.settings(server.address) }).run("issue");
  expect(run.rows.get("101")).toEqual({
    externalId: "101",
    changedAt: "2026-03-01T09:00:00Z",
    key: "OPS-1",
    title: "Renew the certificate",
    statusCategory: "done",
    assigneeRef: "u1",
    dueDate: "2026-04-01",
  });
});
