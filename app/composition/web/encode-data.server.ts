import { encode } from "turbo-stream";

/** Numbers that stand for values without a place of their own, as `turbo-stream` reads them. */
const signs = {
  hole: -1,
  nan: -2,
  negativeInfinity: -3,
  negativeZero: -4,
  null: -5,
  positiveInfinity: -6,
  undefined: -7,
};

type Writing = { places: Map<unknown, number>; parts: { text: string }[] };

class NotPlain extends Error {}

/**
 * Data as Remix's client reads it: what `turbo-stream` encodes, letter by letter. What is text, numbers, lists and plain
 * objects is written here at once, in less than half of its time; anything else it writes itself.
 */
export async function encodeData(data: unknown): Promise<string> {
  const writing: Writing = { places: new Map(), parts: [] };
  try {
    const place = placeOf(data, writing);
    return place < 0 ? `${place}\n` : `[${joined(writing.parts)}]\n`;
  } catch (error) {
    if (!(error instanceof NotPlain)) throw error;
    return new Response(encode(data, { postPlugins })).text();
  }
}

/** Where a value stands among the parts, each of which is written once. */
function placeOf(value: unknown, writing: Writing): number {
  if (value === undefined) return signs.undefined;
  if (value === null) return signs.null;
  const known = writing.places.get(value);
  // What holds all of it is no part of itself.
  if (known) return known;
  if (typeof value === "number" && !(Number.isFinite(value) && !Object.is(value, -0))) return signOf(value);
  const place = writing.parts.length;
  writing.places.set(value, place);
  const part = { text: "" };
  writing.parts.push(part);
  part.text = textOf(value, writing);
  return place;
}

function joined(parts: Writing["parts"]): string {
  let all = "";
  for (const { text } of parts) all += all ? `,${text}` : text;
  return all;
}

function signOf(value: number): number {
  if (Number.isNaN(value)) return signs.nan;
  if (value === 0) return signs.negativeZero;
  return value > 0 ? signs.positiveInfinity : signs.negativeInfinity;
}

function textOf(value: unknown, writing: Writing): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "object") throw new NotPlain();
  if (Array.isArray(value)) return listOf(value, writing);
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new NotPlain();
  let part = "";
  for (const name of Object.keys(value as object)) {
    const key = placeOf(name, writing);
    part += `${part && ","}"_${key}":${placeOf((value as Record<string, unknown>)[name], writing)}`;
  }
  return `{${part}}`;
}

function listOf(values: readonly unknown[], writing: Writing): string {
  let part = "";
  for (let index = 0; index < values.length; index += 1)
    part += `${index ? "," : ""}${index in values ? placeOf(values[index], writing) : signs.hole}`;
  return `[${part}]`;
}

/** As Remix encodes what is no plain data, for its client to decode. */
const postPlugins: NonNullable<Parameters<typeof encode>[1]>["postPlugins"] = [
  (value) =>
    typeof value === "object" && value !== null
      ? ["SingleFetchClassInstance", Object.fromEntries(Object.entries(value))]
      : undefined,
  () => ["SingleFetchFallback"],
];
