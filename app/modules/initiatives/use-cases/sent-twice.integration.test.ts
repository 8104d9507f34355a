import { afterAll, beforeAll, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { InitiativeWorld } from "../testing/initiative-world.ts";
import { createInitiativeInput, createInitiativeOnce } from "./create-initiative.ts";
import { deleteInitiative } from "./delete-initiative.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employees("asha", "mei").build();
  await new InitiativeWorld(acme).open();
});
afterAll(() => world.close());

const write = (text: string, by = "asha") =>
  acme.as(by, (context) => createInitiativeOnce(context, createInitiativeInput.parse({ text })));
const told = (text: string) =>
  acme.asProduct(async (context) => {
    const [row] = await context.rows<{ kept: number; told: number; noted: number }>(
      sql`with one as (select id from {initiative} where text = ${text})
        select (select count(*)::int from one) as kept,
               (select count(*)::int from {outbox} where name = 'initiatives.created'
                 and payload->>'initiativeId' in (select id::text from one)) as told,
               (select count(*)::int from {audit_entry} where action = 'initiatives.create' and subject_id in (select id
                 from one)) as noted`,
    );
    return row!;
  });

test("a task sent ten times at the same moment is one, and is told and noted once", async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => write("Call the customer")));
  expect(new Set(made.map(({ initiativeId }) => initiativeId)).size).toBe(1);
  expect(await told("Call the customer")).toEqual({ kept: 1, told: 1, noted: 1 });
});

test("other words, another person, a while later, or after the first was deleted, it is another", async () => {
  await write("Write");
  await write("Write", "mei");
  expect((await told("Write")).kept).toBe(2);
  await acme.asProduct((context) =>
    context.rows(sql`update {idempotency_key} set created_at = created_at - interval '21 seconds'`),
  );
  const { initiativeId } = await write("Write");
  expect((await told("Write")).kept).toBe(3);
  await acme.as("asha", (context) => deleteInitiative(context, { initiativeId }));
  await write("Write");
  expect((await told("Write")).kept).toBe(4);
});

test("nothing of it is kept once it cannot be sent twice any more", async () => {
  await write("First");
  await acme.asProduct((context) =>
    context.rows(sql`update {idempotency_key} set created_at = created_at - interval '1 hour'`),
  );
  await write("Second");
  const kept = await acme.asProduct((context) =>
    context.rows(sql`select from {idempotency_key} where actor_id = ${acme.id("asha")}`),
  );
  expect(kept).toHaveLength(1);
});
