import type { z } from "zod";
import { namedFields } from "#app/platform/http/exact-input.ts";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";

/** The endpoint that reads what another makes or changes: its answer is that record, as its own address answers it. */
export type Answering = { reader: AnyEndpoint; made: boolean };

/** Endpoints that read, by their path. */
export type Readers = ReadonlyMap<string, AnyEndpoint>;

export function readersOf(endpoints: readonly AnyEndpoint[]): Readers {
  return new Map(endpoints.filter(({ method }) => method === "GET").map((one) => [one.path, one]));
}

/**
 * What is made is answered as `creates` says. A change is answered with the record it changed: what PUT and PATCH have the
 * address of, and the nearest record above an act that would tell nothing but which record it was.
 */
export function answeringOf(endpoint: AnyEndpoint, readers: Readers): Answering | undefined {
  const { method, path, creates } = endpoint;
  if (method === "GET") return undefined;
  const reader = creates === undefined ? changedRecord(endpoint, readers) : readers.get(creates);
  if (!reader || (creates === undefined && method === "DELETE" && reader.path === path)) return undefined;
  return { reader, made: creates !== undefined };
}

function changedRecord(endpoint: AnyEndpoint, readers: Readers): AnyEndpoint | undefined {
  const { method, path } = endpoint;
  const own = readers.get(path);
  if ((method === "PUT" || method === "PATCH") && own && !isList(own)) return own;
  return tellsNothingNew(endpoint) ? nearestAbove(path, readers) : undefined;
}

/** Only what was asked, and how the record stands by now: its version, its state, and which of its fields are others. */
function tellsNothingNew({ path, input, output }: AnyEndpoint): boolean {
  const asked = [...namedFields(input as z.ZodType), "version", "status", "state", "fields"];
  const told = Object.keys((output as z.ZodObject).shape ?? { other: true });
  return path.includes("/:") && told.every((name) => asked.includes(name));
}

function nearestAbove(path: string, readers: Readers): AnyEndpoint | undefined {
  for (let above = path.lastIndexOf("/"); above > 0; above = path.lastIndexOf("/", above - 1)) {
    const reader = readers.get(path.slice(0, above));
    if (reader && !isList(reader) && /\/:\w+$/.test(reader.path)) return reader;
  }
  return undefined;
}

const isList = ({ output }: AnyEndpoint) => Object.hasOwn((output as z.ZodObject).shape ?? {}, "items");
