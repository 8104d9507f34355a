import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { lockEmployee, lockEverybody } from "./locks.ts";

let world: World;
let acme: Company;
beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employees("asha", "ravi").build();
});
afterAll(() => world.close());

/** What comes of work of somebody else that waits for no lock. */
const meanwhile = (statement: ReturnType<typeof sql>) =>
  acme
    .asProduct(async (context) => {
      await context.rows(sql`set local lock_timeout = '100ms'`);
      await context.rows(statement);
    })
    .then(
      () => "done",
      (error: { code?: string }) => (error.code === "55P03" ? "waits" : String(error)),
    );

test("while all people are held, what names them is written on, and none of them is changed or joins", async () => {
  const [asha, ravi] = [acme.id("asha"), acme.id("ravi")];
  await acme.asProduct(async (context) => {
    await lockEverybody(context);
    const names = sql`insert into {admin_access} (employee_id, kind, granted_at) values (${asha}, 'GOAL_ADMIN', now())`;
    expect(await meanwhile(names)).toBe("done");
    expect(await meanwhile(sql`select from {employee} where id = ${ravi}`)).toBe("done");
    expect(await meanwhile(sql`select from {employee} where id = ${asha} for update`)).toBe("waits");
    expect(await meanwhile(sql`update {employee} set first_name = 'Else' where id = ${asha}`)).toBe("waits");
  });
  await acme.asProduct(async (context) => void (await lockEmployee(context, asha)));
});
