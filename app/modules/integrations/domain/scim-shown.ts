import { createHash } from "node:crypto";
import { enterprise } from "./scim-person.ts";

type Resource = { readonly id: string } & Readonly<Record<string, unknown>>;

/** The version of a user as it is stored, as its entity tag says it: another for whatever is in it. */
export function scimVersionOf(resource: Resource): string {
  const digest = createHash("sha256").update(JSON.stringify(resource)).digest("base64url").slice(0, 22);
  return `W/"${digest}"`;
}

export type Wanted = { attributes: string; excludedAttributes: string };

/** What a resource is answered with besides its own attributes: where it lies, its version, and which of it was asked for. */
export type Shown = { schema: string; location: string; version: string; wanted: Wanted };

/**
 * A resource as it is answered: with where it lies and its version, and of its attributes those that were asked for (RFC 7644,
 * 3.9). What says which it is stays, whatever is left out.
 */
export function scimShown(resource: Resource, { schema, location, version, wanted }: Shown): object {
  const meta = { ...(resource["meta"] as object), location, version };
  const shown = Object.entries({ schemas: [schema], ...resource, meta }).filter(([name]) => isWanted(name, wanted));
  return Object.fromEntries(shown);
}

/** Whether an attribute is answered; what need not be read is not read either. */
export function isWanted(name: string, wanted: Wanted): boolean {
  if (name === "id" || name === "schemas") return true;
  const asked = namesIn(wanted.attributes);
  return asked.size > 0 ? asked.has(name.toLowerCase()) : !namesIn(wanted.excludedAttributes).has(name.toLowerCase());
}

/** The attributes named, by their first part: `name.givenName` asks for `name`. */
function namesIn(list: string): Set<string> {
  const part = enterprise.toLowerCase();
  return new Set(
    list
      .split(",")
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean)
      .map((name) => (name.startsWith(part) ? part : name.split(".")[0]!)),
  );
}
