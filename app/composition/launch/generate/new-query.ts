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
import { keysetPage, takePage, type KeysetInput, type Paged } from "#app/platform/lists/keyset.ts";
import { sql } from "#tenancy/sql.ts";

export type ${name.type}Row = { id: string; cursorKey: string };

const pageSize = 25;
const key = { expression: sql\`t.id::text\`, type: "text" } as const;

/** What it answers, for whom, and in which order: one page of it. */
export async function ${name.value}(context: Context, input: KeysetInput = {}): Promise<Paged<${name.type}Row>> {
  const page = keysetPage(key, sql\`t.id\`, input);
  const found = await context.rows<${name.type}Row>(
    sql\`select t.id, \${page.column} from {${table}} t where \${page.where} order by \${page.orderBy} limit \${pageSize + 1}\`,
  );
  return takePage(page, found, pageSize);
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
  const { rows: own } = await acme.as("asha", (context) => ${name.value}(context));
  const { rows: others } = await globex.as("omar", (context) => ${name.value}(context));
  // Fails until both companies have a row: two empty lists would prove nothing.
  expect([own.length, others.length].every((count) => count > 0)).toBe(true);
  expect(own.filter(({ id }) => others.some((other) => other.id === id))).toEqual([]);
});
`;
