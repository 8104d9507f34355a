import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { answerable, refusalOf } from "./app-error.ts";

let world: World;
let acme: Company;
beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employees("asha", "ravi").build();
});
afterAll(() => world.close());

const take = (name: string) => sql`select from {employee} where id = ${acme.id(name)} for update`;

/** Both as somebody is told of it, and as work that is tried again by itself sees it. */
const toldOf = (error: unknown) => ({ told: answerable(error), refusal: refusalOf(error) });
const held = {
  told: { code: "platform.held", status: 503, details: { retryAfter: expect.any(Number) as number } },
  refusal: null,
};

test("who waits too long for what another transaction holds is told so, and the work of a task is tried again", async () => {
  await acme.asProduct(async (context) => {
    await context.rows(take("asha"));
    const error: unknown = await acme
      .asProduct(async (other) => {
        await other.rows(sql`set local lock_timeout = '50ms'`);
        await other.rows(take("asha"));
      })
      .catch((thrown: unknown) => thrown);
    expect(toldOf(error)).toMatchObject(held);
  });
});

test("so is one of two who wait for each other", async () => {
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  const oneAfterTheOther = (first: string, second: string) =>
    acme
      .asProduct(async (context) => {
        await context.rows(take(first));
        holding += 1;
        if (holding === 2) bothHold.resolve();
        await bothHold.promise;
        await context.rows(take(second));
        return "done";
      })
      .catch((thrown: unknown) => thrown);
  const came = await Promise.all([oneAfterTheOther("asha", "ravi"), oneAfterTheOther("ravi", "asha")]);
  expect(came).toContain("done");
  expect(toldOf(came.find((one) => one !== "done"))).toMatchObject(held);
});

test("any other error of the database is a fault", () => {
  expect(answerable(Object.assign(new Error("no such column"), { code: "42703" }))).toBeNull();
});
