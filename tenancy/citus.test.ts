import { expect, test } from "vitest";
import { propagates } from "./citus.ts";

/** A connection that keeps what is sent, to a server with Citus or to one without. */
function connection(there: boolean) {
  const sent: string[] = [];
  const query = async (text: string) => {
    sent.push(text);
    return { rows: [{ there }] };
  };
  return { sent, client: { query } as unknown as Parameters<typeof propagates>[0] };
}

test("tables of a new company are made on one machine, those of an upgrade wherever the company lies", async () => {
  const { sent, client } = connection(true);
  await propagates(client, "HERE");
  await propagates(client, "EVERYWHERE");
  expect(sent.filter((text) => text.startsWith("set"))).toEqual([
    "set local citus.enable_ddl_propagation = off",
    "set local citus.enable_ddl_propagation = on",
  ]);
});

test("plain PostgreSQL is told nothing of it", async () => {
  const { sent, client } = connection(false);
  await propagates(client, "HERE");
  expect(sent.filter((text) => text.startsWith("set"))).toEqual([]);
});
