import { invalidInput } from "#app/platform/http/invalid-input.ts";
import type { Request } from "express";
import { AppError, invalid } from "#app/platform/errors/app-error.ts";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { isTooDeep, unknownFields } from "#app/platform/http/exact-input.ts";
import { queryFields } from "#app/platform/http/query-fields.ts";
import { storable } from "#app/platform/http/storable.ts";
import { byTextRuleOf } from "#app/platform/text/text-rule.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { versionTagged } from "#app/platform/http/entity-tag.ts";
import type { InputPlaces } from "./input-places.ts";

/** What was asked, in the shape of the endpoint; whatever is not understood is refused by name, and nothing is left out in silence. */
export function readInput(endpoint: AnyEndpoint, places: InputPlaces, request: Request, tenant: Tenant): unknown {
  requireTakenType(endpoint, request);
  const { schema, inPath, inQuery, inBody } = places;
  const text = endpoint.text && typeof request.body === "string" ? endpoint.text : undefined;
  const body = text ? { [text.field]: request.body as string } : fieldsOf(request.body);
  const query = queryFields(new URL(request.originalUrl, "http://cairn.invalid").searchParams);
  const inAddress = text ? inBody.filter((name) => name !== text.field) : inQuery;
  const strangers = [
    ...Object.keys(query)
      .filter((name) => !inAddress.includes(name))
      .map((name) => unknown(name, inBody.includes(name) ? "This field belongs in the body." : "No such parameter.")),
    ...Object.keys(body)
      .filter((name) => !inBody.includes(name))
      .map((name) =>
        unknown(name, [...inPath, ...inQuery].includes(name) ? "This belongs in the address." : "No such field."),
      ),
  ];
  if (strangers.length > 0) throw invalidInput(strangers);
  const said = storable({ ...query, ...body, ...request.params }) as Record<string, unknown>;
  const asked = { ...said, ...versionMatched(places, request, said) };
  const unknownInside = unknownFields(schema, asked).filter(([name]) => !inPath.includes(name!));
  if (unknownInside.length > 0)
    throw invalidInput(unknownInside.map((path) => ({ ...unknown("", "No such field."), path })));
  requireLock(places, asked);
  const input = byTextRuleOf(tenant, () => schema.safeParse(asked));
  if (!input.success) throw invalidInput(input.error.issues);
  return input.data;
}

function unknown(name: string, message: string) {
  return { path: [name], code: "platform.unknown-field", message };
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (typeof body !== "object" || Array.isArray(body))
    throw invalid("platform.invalid-input", "The body must be a JSON object.");
  if (isTooDeep(body)) throw invalid("platform.too-deep", "The body is nested deeper than any address takes.");
  return body as Record<string, unknown>;
}

/** A body of another type would be left unread, and the request done without it. */
function requireTakenType({ text, method }: AnyEndpoint, request: Request): void {
  const taken = ["application/json", ...(text ? [text.type] : [])];
  if (method === "GET" || request.get("content-length") === "0" || request.is(taken) !== false) return;
  throw new AppError("platform.media-type", 415, `This address takes ${taken.join(" or ")}.`);
}

/** An `ETag` as it was read, or `"3"`, as `If-Match` says the same as the field `version`. */
function versionMatched({ locks }: InputPlaces, request: Request, said: object): { version?: number } {
  const version = versionTagged(request.get("if-match"));
  const isMissing = locks.includes("version") && !Object.hasOwn(said, "version");
  return version !== undefined && isMissing ? { version } : {};
}

/** A change says which state of the record it was thought of with, so that nobody's work is overwritten unseen. */
function requireLock({ locks }: InputPlaces, asked: Record<string, unknown>): void {
  if (locks.length === 0 || locks.some((name) => asked[name] !== undefined)) return;
  throw new AppError("platform.version-required", 428, "This change must say which version of the record it is of.", {
    fields: { [locks[0]!]: "platform.field-missing" },
    messages: { [locks[0]!]: `Send the ${locks.join(" or ")} that was read, or its number as If-Match.` },
  });
}
