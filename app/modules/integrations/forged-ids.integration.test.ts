import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { World } from "#tests/support/world.ts";
import { packConnector } from "#sdk/cli/pack-connector.ts";
import { IntegrationWorld } from "./testing/integration-world.ts";
import { rejectedRows } from "./queries/rejected-rows.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: IntegrationWorld;
let globex: IntegrationWorld;
const folder = mkdtempSync(join(tmpdir(), "forged-"));

beforeAll(async () => {
  ({ world, acme, globex } = await IntegrationWorld.create());
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  mkdirSync(join(folder, "publishers"));
  writeFileSync(join(folder, "publishers", "forger.pem"), publicKey.export({ type: "spki", format: "pem" }));
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const from = join(import.meta.dirname, "testing/forged-ids");
  await packConnector({ folder: from, to: folder, publisher: "forger", key });
  Object.assign(world.application.config.connectors, { folder, level: 1 });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.close();
});

/** Everything of a company that a connector could have reached: its people, what holds of them, what was read. */
const everythingOf = ({ company }: IntegrationWorld) =>
  company.asProduct((context) =>
    context.rows<{ row: string }>(
      sql`select row_to_json(e)::text as row from {employee} e union all select row_to_json(a)::text from {assignment} a
          union all select row_to_json(r)::text from {connector_row} r
          union all select row_to_json(c)::text from {connector_cursor} c
          union all select row_to_json(i)::text from {connector_installation} i
          union all select row_to_json(u)::text from {connector_run} u order by 1`,
    ),
  );
const peopleOf = ({ company }: IntegrationWorld) =>
  company.asProduct((context) =>
    context.rows<{ row: string }>(sql`select row_to_json(e)::text as row from {employee} e order by 1`),
  );

test("a signed bundle that answers with another company's ids changes nobody, there or here, and its rows say why", async () => {
  const sample = { address: "sample:", folder: "/", fileName: "people.csv" };
  const theirs = await globex.connect("sftp-people", { name: "Theirs", setting: sample });
  await globex.activate(theirs);
  const [before, ours] = [await everythingOf(globex), await peopleOf(acme)];
  const [ravi] = await globex.company.asProduct((context) =>
    context.rows<{ email: string }>(
      sql`select work_email::text as email from {employee} where id = ${globex.company.id("ravi")}`,
    ),
  );
  const setting = { installationId: theirs, employeeId: globex.company.id("ravi"), email: ravi!.email };
  const id = await acme.connect("forged-ids", { name: "Forged", setting });
  const page = await acme.activate(id);
  expect(page.runs[0]).toMatchObject({ state: "DONE", readRows: 3, rejectedRows: 3, outcome: { CREATED: 0 } });
  expect(await everythingOf(globex)).toEqual(before);
  expect(await peopleOf(acme)).toEqual(ours);
  const file = await acme.as((context) => rejectedRows(context, id, page.runs[0]!.id));
  expect(JSON.stringify(file)).toMatch(/F-3.*installationId/);
  expect((await globex.run(theirs)).runs[0]).toMatchObject({ state: "DONE", outcome: { UNCHANGED: 3 } });
});
