import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { mayEver, signedIn } from "#app/platform/http/can.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { startTask } from "./start-task.ts";
import { defineTask } from "./task-kind.ts";
import { ownExports } from "./tend-tasks.ts";

const codes = { fault: "platform.fault", stalled: "platform.unavailable", busy: "platform.key-reused" };
const open = defineTask({
  ...{ kind: "tests.open", input: z.object({}), can: signedIn, keptDays: 30, codes },
  lane: "exports",
});
const guarded = defineTask({ ...open, kind: "tests.guarded", can: mayEver("create", "Employee") });
const small = defineTask({ ...open, kind: "tests.small", lane: "small" });
const kinds = new Map([open, guarded, small].map((kind) => [kind.kind, kind]));

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employees("asha", "ravi").employee("pam").admin("PLATFORM_ADMIN").build();
});
afterAll(() => world.close());

const ask = async (by: string, kind: typeof open) =>
  (await acme.as(by, (context) => startTask(context, kind, {}))).taskId;
const files = (by: string) =>
  acme.as(by, async (context) => (await ownExports(context, kinds, 10)).map(({ id }) => id));

test("of the files somebody asked for all are told in one place, newest first, and no other's", async () => {
  const first = await ask("asha", open);
  await ask("asha", small);
  const second = await ask("asha", open);
  const ofAdmin = await ask("pam", guarded);
  expect(await files("asha")).toEqual([second, first]);
  expect(await files("ravi")).toEqual([]);
  expect(await files("pam")).toEqual([ofAdmin]);
});

test("a kind of file that somebody may no longer have to do with is not told to them", async () => {
  expect(await files("pam")).toHaveLength(1);
  await acme.asProduct((context) =>
    context.rows(sql`delete from {admin_access} where employee_id = ${acme.id("pam")}`),
  );
  expect(await files("pam")).toEqual([]);
});
