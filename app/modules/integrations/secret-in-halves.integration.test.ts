import { afterAll, beforeAll, expect, test } from "vitest";
import type { World } from "#tests/support/world.ts";
import { SourceServer, type Answer } from "#sdk/testing/index.ts";
import { IntegrationWorld } from "./testing/integration-world.ts";

let world: World;
let acme: IntegrationWorld;
let source: SourceServer;
let asked = "";

const person = { Employee_ID: "W1", Legal_First_Name: "Asha", Legal_Last_Name: "Rao", Hire_Date: "2026-01-05" };
const answer: Answer = ({ headers }) => {
  asked = atob(String(headers.authorization).replace("Basic ", ""));
  return asked === "isu@acme:right" ? { body: { Report_Entry: [person] } } : { status: 401, body: {} };
};

beforeAll(async () => {
  ({ world, acme } = await IntegrationWorld.create());
  source = await SourceServer.start(answer);
});
afterAll(async () => {
  await source[Symbol.asyncDispose]();
  await world.close();
});

const checked = async (id: string) => (await acme.check(id)).failed?.code ?? "IN";

test("who types the password anew goes on as the same user, and the other way round; elsewhere both are asked for", async () => {
  const setting = { address: `${source.address}/report` };
  const given = { setting, user: "isu@acme", secret: "wrong", checked: false };
  const id = await acme.connect("workday", given);
  expect(await checked(id)).toBe("integrations.fault-auth");
  await acme.setUp(id, { name: "workday", setting, secret: "right" });
  expect([await checked(id), asked]).toEqual(["IN", "isu@acme:right"]);
  await acme.setUp(id, { name: "workday", setting, user: "other" });
  expect([await checked(id), asked]).toEqual(["integrations.fault-auth", "other:right"]);
  await acme.setUp(id, { name: "workday", setting, user: "isu@acme" });
  expect([await checked(id), asked]).toEqual(["IN", "isu@acme:right"]);

  const elsewhere = { address: `${source.address}/other` };
  const moved = acme.setUp(id, { name: "workday", setting: elsewhere, user: "isu@acme" });
  await expect(moved).rejects.toMatchObject({ details: { fields: { secret: "integrations.secret-again" } } });
  await acme.setUp(id, { name: "workday", setting: elsewhere, secret: "right" });
  expect([await checked(id), asked]).toEqual(["integrations.fault-auth", ":right"]);
});
