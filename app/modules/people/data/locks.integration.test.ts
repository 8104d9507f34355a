import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { lockEmployee, lockPeople } from "./locks.ts";

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

test.each(["one", "many"])(
  "while people are held, %s at once, what names them is written on, and nobody changes them",
  async (how) => {
    const [asha, ravi] = [acme.id("asha"), acme.id("ravi")];
    const change = (id: string) => meanwhile(sql`update {employee} set first_name = 'Else' where id = ${id}`);
    await acme.asProduct(async (context) => {
      if (how === "one") await lockEmployee(context, asha);
      else await lockPeople(context, [asha]);
      const names = sql`insert into {assignment} (id, employee_id, kind, manager_id, valid, recorded_at, recorded_by)
      values (gen_random_uuid(), ${ravi}, 'DOTTED_LINE', ${asha}, ${how === "one" ? "[2030-01-01,2031-01-01)" : "[2031-01-01,)"}, now(), ${ravi})`;
      expect(await meanwhile(names)).toBe("done");
      expect(await meanwhile(sql`select from {employee} where id = ${ravi}`)).toBe("done");
      expect(await meanwhile(sql`select from {employee} where id = ${asha} for no key update`)).toBe("waits");
      expect(await change(asha)).toBe("waits");
      expect(await change(ravi)).toBe("done");
    });
    await acme.asProduct(async (context) => void (await lockEmployee(context, asha)));
  },
);
