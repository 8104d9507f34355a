import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { roomServers } from "../rooms.server.ts";

const seed = 20_261_116;
const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let admin: Awaited<ReturnType<typeof served.as>>;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("asha").employee("admin").admin("PLATFORM_ADMIN", "GOAL_ADMIN", "TASK_ADMIN").build();
  await acme.asProduct((context) => context.rows("update {organization} set enabled_features = array_append(enabled_features, 'TASK')"));
  const door = openDoor(world);
  await door.letIn(acme, "admin");
  served = await serveApi(world);
  admin = await served.as(door, acme, "admin");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, "", " ", "\u0000", "a\u0000b", "\ud800", "x".repeat(5_000), 0, -1, 1.5, 1e308, 2 ** 53, true, [], {}, [null], "2026-02-30", "0000-01-01", "9999-12-31", "-000001-01-01", "{employee}", "?", "'", "__proto__", "NaN", "1e999", "99999999999999999999"),
  fc.string({ unit: "binary", maxLength: 8 }), fc.integer(), fc.double(),
);

/** Something of the right shape, so that it gets past the door and meets the tables. */
function fitting(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const { type, properties, items, anyOf, enum: choices, format } = schema;
  if (choices) return fc.constantFrom(...choices);
  if (anyOf) return fc.oneof(...anyOf.map((one) => fitting(one, depth)));
  if (format === "uuid") return fc.constantFrom("0193a1b2-0000-7000-8000-000000000000", ...[acme.id("asha"), acme.id("admin")]);
  if (format === "date") return fc.constantFrom("2026-11-16", "2026-12-31", "2028-02-29", "0001-01-01", "9999-12-31");
  if (format === "email") return fc.constantFrom("a@b.test", "ASHA@acme.test");
  if (type === "string") return fc.constantFrom("Name", "a\u0000b", "\ud800", "😀", "x".repeat(100), "=1+1", "100", "0");
  if (type === "number" || type === "integer") return fc.constantFrom(0, 1, -1, 100, 2_147_483_648, 1e15, 1e300);
  if (type === "boolean") return fc.boolean();
  if (type === "array") return fc.array(depth > 3 ? odd : fitting(items ?? {}, depth + 1), { maxLength: 3 });
  if (type === "object") return objectOf(properties ?? {}, depth);
  return odd;
}
type Schema = { type?: string; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; enum?: unknown[]; format?: string };

function objectOf(properties: Record<string, Schema>, depth: number): fc.Arbitrary<object> {
  return fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fc.oneof({ weight: 9, arbitrary: fitting(schema, depth + 1) }, { weight: 1, arbitrary: odd })])), { requiredKeys: [] });
}

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))("%s answers anything, and never with a fault", async (_, { method, path, input }) => {
  const schema = z.toJSONSchema(input as z.ZodType, { io: "input", unrepresentable: "any" }) as Schema;
  const asked = fc.sample(fc.tuple(objectOf(schema.properties ?? {}, 0), fc.constantFrom("0193a1b2-0000-7000-8000-000000000000", acme.id("asha"), "x", "%00", "%F0%9F%98%80")), { seed, numRuns: 25 });
  for (const [body, id] of asked) {
    const address = path.replace(/:\w+/g, id);
    const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, typeof value === "object" ? JSON.stringify(value) : String(value)]));
    const answer = await (method === "GET" ? admin(`${address}?${query}`) : admin(address, { method, body }));
    expect([answer.status < 500, address, body, answer.status < 500 ? "" : await answer.text()]).toEqual([true, address, body, ""]);
  }
});
