import type { Change } from "./change.ts";
import { readName, type Name } from "./names.ts";

/** A verb of a room with its four steps, and a test that nobody may do it before a rule says so. */
export function newUseCase(room: Name, name: Name): Change[] {
  const [verb = "", ...rest] = name.file.split("-");
  const subject = readName(rest.join("-") || room.file, "pause-goal");
  const folder = `app/modules/${room.file}/use-cases`;
  return [
    { path: `${folder}/${name.file}.ts`, text: source(room, name, verb, subject) },
    { path: `${folder}/${name.file}.integration.test.ts`, text: test(room, name, subject) },
  ];
}

const source = (room: Name, name: Name, verb: string, subject: Name) => `import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { declareEvents } from "#app/platform/events/catalogue.ts";
import { writesDown } from "#app/platform/events/write-down.ts";

export const ${name.value}Input = z.object({ ${subject.value}Id: z.uuid() });

/** To stand among the room's events, named in its \`room.server.ts\`. */
const events = declareEvents({
  "${room.file}.${name.file}": { payload: z.object({ ${subject.value}Id: z.string() }), says: "Say what happened." },
});
const writeDown = writesDown("${room.file}", events);

/** What it does, and what it refuses. A record that is changed is changed by \`recordWrites\` (\`platform/write\`). */
export async function ${name.value}(context: Context, { ${subject.value}Id }: z.output<typeof ${name.value}Input>): Promise<void> {
  await authorize(context, "${verb}", { kind: "${subject.type}", id: ${subject.value}Id });
  const written = { action: "${name.file}", subject: "${subject.type}", id: ${subject.value}Id };
  await writeDown(context, "${room.file}.${name.file}", { ${subject.value}Id }, written);
}
`;

const test = (room: Name, name: Name, subject: Name) => `import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { ${name.value}, ${name.value}Input } from "./${name.file}.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("asha").build();
});

afterAll(() => world.close());

test("who has no right to it is refused, and nothing is written", async () => {
  const input = ${name.value}Input.parse({ ${subject.value}Id: acme.id("asha") });
  await expect(acme.as("asha", (context) => ${name.value}(context, input))).rejects.toMatchObject({ name: "AppError" });
  const entries = await acme.asProduct((context) => context.rows(sql\`select from {audit_entry} where action = '${room.file}.${name.file}'\`));
  expect(entries).toEqual([]);
});
`;
