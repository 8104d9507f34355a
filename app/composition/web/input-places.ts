import { z } from "zod";
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

const versionToDelete = z.coerce
  .number()
  .int()
  .optional()
  .describe("The version that was read: what has changed since is not deleted.")
  .meta({ example: 3 });

/** `guarded`: what it deletes has a version, which is asked for though its input does not name it. */
export function inputPlaces(
  { method, path, input, lockedBy = ["version"] }: AnyEndpoint,
  guarded = false,
): InputPlaces {
  const stated = withoutLeniency(input as z.ZodType);
  const schema = guarded ? (stated as z.ZodObject).extend({ version: versionToDelete }) : stated;
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
