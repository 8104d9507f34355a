import type { z } from "zod";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { namedFields, withoutLeniency } from "#app/platform/http/exact-input.ts";

/** Where each field of an endpoint's input is read from, and which of them say what the caller has read. */
export type InputPlaces = {
  readonly schema: z.ZodType;
  readonly inPath: readonly string[];
  readonly inQuery: readonly string[];
  readonly inBody: readonly string[];
  /** One of these must come with a change. */
  readonly locks: readonly string[];
};

export function inputPlaces({ method, path, input, lockedBy = ["version"] }: AnyEndpoint): InputPlaces {
  const schema = withoutLeniency(input as z.ZodType);
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const others = namedFields(schema).filter((name) => !inPath.includes(name));
  const inAddress = method === "GET" || method === "DELETE";
  const changes = method !== "GET" && method !== "POST";
  return {
    schema,
    inPath,
    inQuery: inAddress ? others : [],
    inBody: inAddress ? [] : others,
    locks: changes ? lockedBy.filter((name) => others.includes(name)) : [],
  };
}
