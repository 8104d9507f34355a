import { afterAll, beforeAll, expect, test } from "vitest";
import { countSteps, stepsOf } from "#app/modules/identity/erasure/data/step-rows.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { roomServers } from "./rooms.server.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("asha").build();
});
afterAll(() => world.close());

/** The person themselves: emptied last, by the act of erasing. */
const thePerson = "employee.id";
/** How columns are called that hold the id of a person, whether a key leads to the register or not. */
const roles =
  "employee actor author owner manager user sender recipient person proposer publisher turn signer witness reviewer organiser partner";
const sayPerson = new RegExp(`(?:^|_)(?:by|approver_ids|(?:${roles.replaceAll(" ", "|")})_id)$`);
/** Columns that are called so and name something else. */
const namesNoPerson: Readonly<Record<string, string>> = {
  "compensation_pay.replaced_by": "the record that replaced it",
  "connector_group_member.user_id": "a user as the other system numbers them",
};

type Column = { table: string; column: string; namesEmployee: boolean };
const columns = () =>
  acme.asProduct((context) =>
    context.rows<Column>(sql`select c.relname as "table", a.attname as "column",
        exists (select from pg_constraint k join pg_class f on f.oid = k.confrelid and f.relname = 'employee'
          where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) as "namesEmployee"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = (select oid from pg_namespace where nspname = ${acme.tenant.schemaName}) and c.relkind = 'r'
       and format_type(a.atttypid, null) in ('uuid', 'uuid[]')
     order by c.relname, a.attname`),
  );

const steps = () => acme.asProduct((context) => Promise.resolve(context.forgetsPerson.flatMap((room) => room.steps)));

test("every room says what becomes of a person's traces, or that it has none", () => {
  expect(roomServers.filter(({ forgetsPerson }) => forgetsPerson === undefined).map(({ name }) => name)).toEqual([]);
});

test("every column that names a person is deleted, emptied, or kept for a reason", async () => {
  const said = new Set(
    (await steps()).flatMap((step) =>
      "person" in step && !("by" in step && step.by) ? [`${step.table}.${step.person}`] : [],
    ),
  );
  const naming = (await columns())
    .filter(({ column, namesEmployee }) => namesEmployee || sayPerson.test(column))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => name !== thePerson && !(name in namesNoPerson));
  expect(naming.length).toBeGreaterThan(180);
  expect(naming.filter((name) => !said.has(name))).toEqual([]);
});

const kindOf = (type: string) => (type === "jsonb" ? "JSON" : ["text", "citext"].includes(type) ? "text" : "other");

test("what is emptied can be: the columns are there, and take what is put into them", async () => {
  const there = await acme.asProduct((context) =>
    context.rows<{ name: string; type: string; required: boolean }>(sql`select c.relname || '.' || a.attname as name,
        format_type(a.atttypid, null) as type, a.attnotnull as required
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = (select oid from pg_namespace where nspname = ${acme.tenant.schemaName}) and c.relkind = 'r'`),
  );
  const byName = new Map(there.map((column) => [column.name, column]));
  const wrong = (await steps()).flatMap((step) =>
    step.act === "blank"
      ? Object.entries(step.columns).flatMap(([name, to]) => {
          const column = byName.get(`${step.table}.${name}`);
          if (!column) return `${step.table}.${name} is not there`;
          const fits = {
            null: !column.required,
            word: kindOf(column.type) === "text",
            empty: kindOf(column.type) === "text",
          };
          const json = kindOf(column.type) === "JSON";
          return { ...fits, object: json, list: json }[to] ? [] : `${column.name} is not ${to}`;
        })
      : [],
  );
  expect(wrong).toEqual([]);
});

test("every step can be asked about a person", async () => {
  const marks = { id: acme.id("asha"), texts: ["asha@acme.test"] };
  await acme.asProduct((context) => countSteps(context, stepsOf(context.forgetsPerson), marks));
});
