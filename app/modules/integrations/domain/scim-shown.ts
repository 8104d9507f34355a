import { createHash } from "node:crypto";
import { enterprise } from "./scim-person.ts";
import { userSchema } from "./scim-schemas.ts";

type Resource = { readonly id: string } & Readonly<Record<string, unknown>>;

/** The version of a user as it is stored, as its entity tag says it: another for whatever is in it. */
export function scimVersionOf(resource: Resource): string {
  const digest = createHash("sha256").update(JSON.stringify(resource)).digest("base64url").slice(0, 22);
  return `W/"${digest}"`;
}

export type Wanted = { attributes: string; excludedAttributes: string };

/**
 * A user as it is answered: with where it lies and its version, and of its attributes those that were asked for (RFC 7644,
 * 3.9). What says which user it is stays, whatever is left out.
 */
export function scimShown(resource: Resource, { location, wanted }: { location: string; wanted: Wanted }): object {
  const meta = { ...(resource["meta"] as object), location, version: scimVersionOf(resource) };
  const [asked, leftOut] = [namesIn(wanted.attributes), namesIn(wanted.excludedAttributes)];
  const shown = Object.entries({ schemas: [userSchema], ...resource, meta }).filter(([name]) => {
    if (name === "id" || name === "schemas") return true;
    return asked.size > 0 ? asked.has(name.toLowerCase()) : !leftOut.has(name.toLowerCase());
  });
  return Object.fromEntries(shown);
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
