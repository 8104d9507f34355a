import type { Change } from "./change.ts";
import type { Name } from "./names.ts";

/** A question of a room over one table, and a test that another company's rows are no answer. */
export function newQuery(room: Name, name: Name, table: string): Change[] {
  const folder = `app/modules/${room.file}/queries`;
  return [
    { path: `${folder}/${name.file}.ts`, text: query(name, table) },
    { path: `${folder}/${name.file}.integration.test.ts`, text: test(name) },
  ];
}

const query = (name: Name, table: string) => `import type { Context } from "#app/platform/context/context.ts";

export type ${name.type}Row = { id: string };

/** What it answers, for whom, and in which order; at most 25 rows, by \`after\`. */
export async function ${name.value}(context: Context, after: string | null = null): Promise<${name.type}Row[]> {
  return context.rows<${name.type}Row>("select id from {${table}} where ?::uuid is null or id > ?::uuid order by id limit 25", [after, after]);
}
`;

const test = (name: Name) => `import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { ${name.value} } from "./${name.file}.ts";

let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("asha").build();
  globex = await (await world.company()).employee("omar").build();
});

afterAll(() => world.close());

test("rows of another company are no answer", async () => {
  const own = await acme.as("asha", (context) => ${name.value}(context));
  const others = new Set((await globex.as("omar", (context) => ${name.value}(context))).map((row) => row.id));
  expect(own.filter((row) => others.has(row.id))).toEqual([]);
});
`;
