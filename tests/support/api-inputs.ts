import fc from "fast-check";
import { z } from "zod";

/** How an address is asked: what its path names and what is read from the query stand in the address, the rest in the body. */
export function requestOf(
  { method, path }: { method: string; path: string },
  input: object,
  id: string,
): { address: string; method: string; body?: object } {
  const parts = path.split("/");
  const sent = Object.fromEntries(Object.entries(input).filter(([name]) => !parts.includes(`:${name}`)));
  const address = path.replace(/:\w+/g, id);
  if (method !== "GET" && method !== "DELETE") return { address, method, body: sent };
  const query = new URLSearchParams(
    Object.entries(sent).map(([name, value]) => [
      name,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]),
  ).toString();
  return { address: query === "" ? address : `${address}?${query}`, method };
}

type Density = { /** Of the fields that may be left out, most are. */ sparse?: boolean };

/**
 * What programs may send where this is asked for: mostly of the right shape, now and then anything. `ids` stand where
 * ids are asked for.
 */
export function inputsOf(
  input: z.ZodType,
  ids: readonly string[],
  { sparse = false }: Density = {},
): fc.Arbitrary<object> {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema;
  if (!sparse) return objectOf(properties, ids, 0);
  const named = objectOf(
    Object.fromEntries(Object.entries(properties).filter(([name]) => required.includes(name))),
    ids,
    0,
    required,
  );
  const others = Object.entries(properties).filter(([name]) => !required.includes(name));
  return fc
    .tuple(
      named,
      fc
        .subarray(others, { maxLength: Math.min(2, others.length) })
        .chain((some) => objectOf(Object.fromEntries(some), ids, 0)),
    )
    .map(([one, more]) => ({ ...one, ...more }));
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "x".repeat(5_000),
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    true,
    [],
    {},
    [null],
    "2026-02-30",
    "0000-01-01",
    "9999-12-31",
    "-000001-01-01",
    "{employee}",
    "?",
    "'",
    "__proto__",
    "NaN",
    "1e999",
    "99999999999999999999",
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.integer(),
  fc.double(),
);

/** Something of the right shape, so that it gets past the door and meets the tables. */
function fitting(schema: Schema, ids: readonly string[], depth = 0): fc.Arbitrary<unknown> {
  const { type, properties, items, anyOf, enum: choices, format } = schema;
  if (choices) return fc.constantFrom(...choices);
  if (anyOf) return fc.oneof(...anyOf.map((one) => fitting(one, ids, depth)));
  if (format === "uuid") return fc.constantFrom(...ids);
  if (format === "date") return fc.constantFrom("2026-11-16", "2026-12-31", "2028-02-29", "0001-01-01", "9999-12-31");
  if (format === "email") return fc.constantFrom("a@b.test", "ASHA@acme.test");
  if (type === "string")
    return fc.constantFrom("Name", "a\u0000b", "\ud800", "😀", "x".repeat(100), "=1+1", "100", "0");
  if (type === "integer" && schema.minimum !== undefined && schema.maximum !== undefined)
    return fc.integer({ min: schema.minimum - 1, max: schema.maximum + 1 });
  if (type === "number" || type === "integer") return fc.constantFrom(0, 1, -1, 100, 2_147_483_648, 1e15, 1e300);
  if (type === "boolean") return fc.boolean();
  if (type === "array") return fc.array(depth > 3 ? odd : fitting(items ?? {}, ids, depth + 1), { maxLength: 3 });
  if (type === "object") return objectOf(properties ?? {}, ids, depth);
  return odd;
}
type Schema = {
  required?: string[];
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
};

function objectOf(
  properties: Record<string, Schema>,
  ids: readonly string[],
  depth: number,
  requiredKeys: string[] = [],
): fc.Arbitrary<object> {
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [
        name,
        fc.oneof({ weight: 9, arbitrary: fitting(schema, ids, depth + 1) }, { weight: 1, arbitrary: odd }),
      ]),
    ),
    { requiredKeys },
  );
}
