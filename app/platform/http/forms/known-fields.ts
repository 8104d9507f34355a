import type { z } from "zod";
import { formLimits } from "./form-limits.ts";

/** Conform's own field: which row of a list a button without script adds or takes away. */
const listChange = "__intent__";

/**
 * The fields of a form that a schema knows. Nothing else is read or sent back: a name nobody asked for cannot become an
 * array of a hundred million places, nor a text on the page.
 */
export function knownFields(form: FormData, schema: z.ZodType): FormData {
  const known = new FormData();
  const verdicts = new Map<string, boolean>();
  for (const [name, value] of form) {
    const wanted =
      name === listChange
        ? typeof value === "string" && changesKnownList(value, schema)
        : (verdicts.get(name) ?? isKnown(name, schema));
    verdicts.set(name, wanted);
    if (wanted) known.append(name, value as string);
  }
  return known;
}

function isKnown(name: string, schema: z.ZodType): boolean {
  const steps = stepsOf(name);
  return steps !== null && knows(schema, steps);
}

/** `keyResults[3].title` as its parts; null where it is no such name, too deep, or its index is beyond what a form has. */
export function stepsOf(name: string): (string | number)[] | null {
  if (!/^[^.[\]]+(\.[^.[\]]+|\[\d{0,4}\])*$/.test(name)) return null;
  const steps = name
    .match(/[^.[\]]+|\[\d*\]/g)!
    .map((step) => (step.startsWith("[") ? Number(step.slice(1, -1)) : step));
  const isBounded =
    steps.length <= formLimits.depth && steps.every((step) => typeof step === "string" || step <= formLimits.index);
  const isPlain = steps.every((step) => step !== "__proto__" && step !== "constructor" && step !== "prototype");
  return isBounded && isPlain ? steps : null;
}

function changesKnownList(json: string, schema: z.ZodType): boolean {
  try {
    const change = JSON.parse(json) as { type?: unknown; payload?: Record<string, unknown> };
    const { name, index, from, to } = change.payload ?? {};
    const places = [index, from, to].filter((place) => place !== undefined);
    return (
      ["insert", "remove", "reorder", "validate"].includes(String(change.type)) &&
      typeof name === "string" &&
      isKnown(name, schema) &&
      places.every(
        (place) => Number.isInteger(place) && (place as number) >= 0 && (place as number) <= formLimits.index,
      )
    );
  } catch {
    return false;
  }
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the inside of a schema differs by its kind
type Definition = any;

/** Whether a schema has a place for a name's parts. What takes anything (`z.unknown`, a custom check) takes any part. */
function knows(schema: z.ZodType, steps: readonly (string | number)[]): boolean {
  const definition = schema.def as Definition;
  const [step, ...rest] = steps;
  switch (schema.def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return knows(definition.innerType, steps);
    case "pipe":
      return knows(definition.in.def.type === "transform" ? definition.out : definition.in, steps);
    case "lazy":
      return knows(definition.getter(), steps);
    case "union":
      return definition.options.some((option: z.ZodType) => knows(option, steps));
    case "intersection":
      return knows(definition.left, steps) || knows(definition.right, steps);
    case "any":
    case "unknown":
    case "custom":
    case "transform":
      return true;
    case "object":
      if (step === undefined) return true;
      if (typeof step === "string" && Object.hasOwn(definition.shape, step)) return knows(definition.shape[step], rest);
      return (
        Boolean(definition.catchall) && definition.catchall.def.type !== "never" && knows(definition.catchall, rest)
      );
    case "record":
      return step === undefined || knows(definition.valueType, rest);
    case "array":
    case "set":
      // A field that is sent several times is a list as well, without an index.
      return typeof step === "number" ? knows(definition.element ?? definition.valueType, rest) : step === undefined;
    default:
      return step === undefined;
  }
}
