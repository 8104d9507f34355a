import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { inUnitOfWork, openUnitOfWork, type UnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";
import { Employee } from "#app/modules/people/data/entities.ts";
import { contextOf } from "./application.ts";
import { accessOf } from "./kept-access.ts";
import { accessGroup } from "./watched-tables.ts";
import { forgetEditionsIn } from "./worker/forget-deleted.ts";

let world: World;
let acme: Company;
beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("asha").employee("ben").build();
});
afterAll(() => world.close());

const open = () => openUnitOfWork(world.application.database, acme.tenant);
const grantTo = (name: string, kind: string) =>
  sql`insert into {admin_access} (employee_id, kind, granted_at) values (${acme.id(name)}, ${kind}, now())`;
const write = (statement: ReturnType<typeof grantTo>) => acme.asProduct((context) => context.rows(statement));

/** The access of asha as a transaction of its own finds it. */
async function access() {
  const unit = await open();
  try {
    const context = await contextOf(world.application, unit, acme.id("asha"));
    return {
      admin: context.actor.adminAccesses,
      ability: await context.ability(),
      edition: unit.watch.editions!.get(accessGroup),
    };
  } finally {
    await unit.rollback();
  }
}

test("access that nothing changed is found once", async () => {
  const first = await access();
  await write(sql`insert into {outbox} (name, payload, recorded_at) values ('goals.none', '{}', now())`);
  const second = await access();
  expect(second.ability).toBe(first.ability);
  expect(second.edition).toBe(first.edition);
});

test("what is granted and revoked holds for the next transaction", async () => {
  await write(grantTo("asha", "GOAL_ADMIN"));
  expect((await access()).admin).toEqual(["GOAL_ADMIN"]);
  await write(sql`delete from {admin_access} where employee_id = ${acme.id("asha")}`);
  expect((await access()).admin).toEqual([]);
});

test("what is written by entities is a change like what is written by statements", async () => {
  const { edition } = await access();
  await acme.asProduct(async (context) => {
    const ben = await context.em.findOneOrFail(Employee, { id: acme.id("ben") });
    ben.language = "de";
    await context.em.flush();
  });
  expect((await access()).edition).not.toBe(edition);
});

test("what was written and not committed is known to its own transaction alone", async () => {
  const unit = await open();
  await unit.rows(grantTo("asha", "TASK_ADMIN"));
  const own = await contextOf(world.application, unit, acme.id("asha"));
  expect(own.actor.adminAccesses).toEqual(["TASK_ADMIN"]);
  expect((await access()).admin).toEqual([]);
  await unit.rollback();
  expect((await access()).admin).toEqual([]);
});

test("a change that began first and was committed last is one more edition", async () => {
  const late = await open();
  await late.rows(sql`update {employee} set version = version where id = ${acme.id("ben")}`);
  await write(grantTo("ben", "GOAL_ADMIN"));
  const before = (await access()).edition;
  await late.commit();
  expect((await access()).edition).not.toBe(before);
});

test("access found by reading a table that is not watched is found anew", async () => {
  let found = 0;
  const ask = (unit: UnitOfWork) =>
    accessOf(unit, acme.id("ben"), new Date("2026-01-01T00:00:00Z"), async () => {
      found += 1;
      await unit.rows(sql`select id from {goal} limit 1`);
      return { actor: {} as never, ability: {} as never };
    });
  for (let time = 0; time < 2; time += 1) await inUnitOfWork(world.application.database, acme.tenant, {}, ask);
  expect(found).toBe(2);
});

test("whose access ends at a minute is out in the same quarter of an hour, and whose does not is kept", async () => {
  const noon = new Date(world.clock.now().toISOString().slice(0, 10) + "T12:00:00Z");
  world.clock.set(noon.toISOString());
  const last = (time: string | null) =>
    write(
      sql`with gone as (update {assignment} set valid = daterange(lower(valid), ${noon}::date + 1)
          where employee_id = ${acme.id("ben")} and kind = 'STATUS' and status <> 'LEFT' and upper_inf(valid)
          returning employee_id),
        left_on as (insert into {assignment} (id, employee_id, kind, status, valid, recorded_at)
          select ${uuidv7()}, employee_id, 'STATUS', 'LEFT', daterange(${noon}::date + 1, null), now() from gone)
        update {employee} set time_zone = 'UTC', access_ends_at = ${time}::time where id = ${acme.id("ben")}`,
    );
  const isOut = async () => {
    const unit = await open();
    try {
      return (await contextOf(world.application, unit, acme.id("ben"))).actor.hasLeft ?? false;
    } finally {
      await unit.rollback();
    }
  };
  await last("12:02");
  expect(await isOut()).toBe(false);
  world.clock.set(new Date(noon.getTime() + 3 * 60_000).toISOString());
  expect(await isOut()).toBe(true);
  await last(null);
  expect(await isOut()).toBe(false);
});

test("of many editions the newest are left, and they are another edition", async () => {
  for (let time = 0; time < 110; time += 1) await write(sql`insert into {access_change} (id) values (${uuidv7()})`);
  const { edition } = await access();
  await forgetEditionsIn(world.application, acme.tenant);
  const [left] = await acme.asProduct((context) =>
    context.rows<{ count: number }>(sql`select count(*)::int as count from {access_change}`),
  );
  expect(left!.count).toBe(101);
  expect((await access()).edition).not.toBe(edition);
});

test("what a room keeps is found anew after each change, by each company for itself, and never of other tables", async () => {
  const globex = await (await world.company("globex")).employee("eve").build();
  const asked: string[] = [];
  const ask = (company: Company, who: string, table = "employee_field") =>
    company.as(who, (context) =>
      context.kept(`tests.${table}`, async () => {
        asked.push(`${who} ${table}`);
        const [row] = await context.rows<{ count: number }>(
          sql`select count(*)::int as count from ${sql.table(`${company.tenant.schemaName}.${table}`)}`,
        );
        return row!.count;
      }),
    );
  expect([await ask(acme, "asha"), await ask(acme, "ben"), await ask(globex, "eve")]).toEqual([0, 0, 0]);
  expect(asked).toEqual(["asha employee_field", "eve employee_field"]);
  await write(
    sql`insert into {employee_field} (id, name, kind, viewers, editors, position, created_at)
      values (${uuidv7()}, 'Shirt', 'TEXT', 'EVERYBODY', 'ADMINS', 1, now())`,
  );
  expect([await ask(acme, "ben"), await ask(globex, "eve")]).toEqual([1, 0]);
  expect(asked.slice(2)).toEqual(["ben employee_field"]);
  await ask(acme, "asha", "goal");
  await ask(acme, "asha", "goal");
  expect(asked.slice(3)).toEqual(["asha goal", "asha goal"]);
});
