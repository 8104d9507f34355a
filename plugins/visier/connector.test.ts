import { expect, test } from "vitest";
import { LocalHost, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { visier } from "./connector.ts";

const facts = (batch: number) => ({
  dataset: "people",
  fields: [
    { name: "id", type: "text" },
    { name: "name", type: "text" },
  ],
  rows: [{ id: "1", name: 'Rao, "Asha"' }],
  gone: ["2"],
  batch,
  at: "2026-03-01T09:00:00Z",
});

test("facts are uploaded as a file a batch, the same file where it is sent again; a busy Visier is asked again", async () => {
  const files = new Map<string, string>();
  const answer: Answer = ({ path, headers, body, method }) => {
    if (headers["apikey"] !== "key-of-the-test") return { status: 401, body: {} };
    if (method === "PUT") files.set(path, body);
    return { body: {} };
  };
  await using server = await SourceServer.start(answer);
  const host = (secret: string) => new LocalHost(visier, { secret, settings: { address: server.address } });
  await host("key-of-the-test").check();
  server.expectFaults("busy");
  await host("key-of-the-test").act("putFacts", facts(7));
  await host("key-of-the-test").act("putFacts", facts(7));
  expect([...files]).toEqual([
    [
      "/v1/data/upload/files/cairn_people_00000007.csv",
      'event_date,is_gone,id,name\r\n2026-03-01T09:00:00Z,false,1,"Rao, ""Asha"""\r\n2026-03-01T09:00:00Z,true,2,\r\n',
    ],
  ]);
  await expect(host("wrong").check()).rejects.toMatchObject({ code: "auth" });
});
