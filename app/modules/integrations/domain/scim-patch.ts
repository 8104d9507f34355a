import { z } from "zod";
import { ownOf, setOwn } from "#app/platform/http/own-properties.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { enterprise } from "./scim-person.ts";

const operation = z.looseObject({
  op: z
    .string()
    .max(20)
    .toLowerCase()
    .pipe(z.enum(["add", "replace", "remove"])),
  path: z.string().max(500).optional(),
  value: z.unknown().optional(),
});
export const scimPatch = z.looseObject({ Operations: z.array(operation).min(1).max(100) });

/** Characters of a user as JSON: far more than any provider sends, far less than a row that grows by one attribute a request. */
const largestUser = 64_000;
/** Values of one attribute with many, such as telephone numbers. */
const mostValues = 100;

type Attributes = Record<string, unknown>;
/** Which of many values is meant: that whose field says this, `type eq "work"`, `primary eq true`. */
type Which = { field: string; says: string | boolean };
/** Where a path leads: an attribute of the user or of its enterprise part, one of its fields, or one of its values. */
type Place = { inEnterprise: boolean; name: string; field?: string; which?: Which };

/**
 * A resource after the operations of a PATCH (RFC 7644, 3.5.2), as providers send them. Refused with 400: a path that is none
 * (`integrations.scim-path`), a user that became too large (`integrations.scim-size`).
 */
export function patched(resource: Attributes, { Operations }: z.output<typeof scimPatch>): object {
  const next = structuredClone(resource);
  for (const { op, path, value } of Operations) {
    if (path !== undefined) place(next, path, op === "remove" ? undefined : value);
    else for (const [name, one] of Object.entries(requireAttributes(value, ""))) place(next, name, one);
  }
  if (JSON.stringify(next).length > largestUser)
    throw new AppError("integrations.scim-size", 400, "The user is larger than one may be.");
  return next;
}

const schemaOfUser = /^(urn:[\w.-]+(?::[\w.-]+)*:User)(?::|$)/;
const attribute = /^([a-z][\w$-]*)(?:\.([a-z$][\w$-]*))?$/i;
const oneOfMany = /^([a-z]\w*)\[\s*(type|primary)\s+eq\s+(?:"(\w+)"|(true|false))\s*\](?:\.([a-z]\w*))?$/i;

function placeOf(path: string): Place {
  const [whole = "", schema] = schemaOfUser.exec(path) ?? [];
  const rest = path.slice(whole.length);
  const inEnterprise = schema === enterprise;
  if (inEnterprise && rest === "") return { inEnterprise: false, name: enterprise };
  const [, list, by = "", quoted, bare, inValue] = oneOfMany.exec(rest) ?? [];
  if (list) return { inEnterprise, name: list, which: whichOf(by, quoted ?? bare ?? ""), field: inValue ?? "value" };
  const [, name, field] = attribute.exec(rest) ?? [];
  if (!name) throw wrongPath(path);
  return { inEnterprise, name, ...(field !== undefined && { field }) };
}

/** Entra writes `primary eq "True"` where it means true. */
function whichOf(field: string, said: string): Which {
  const name = field.toLowerCase();
  return { field: name, says: name === "primary" ? said.toLowerCase() === "true" : said };
}

function place(resource: Attributes, path: string, value: unknown): void {
  const { inEnterprise, name, field, which } = placeOf(path);
  const owner = inEnterprise ? attributesIn(resource, enterprise, path) : resource;
  if (name === enterprise && value !== undefined) {
    const part = attributesIn(resource, enterprise, path);
    for (const [key, one] of Object.entries(requireAttributes(value, path))) place(part, key, one);
  } else if (field === undefined) setOwn(owner, name, value);
  else
    setOwn(which === undefined ? attributesIn(owner, name, path) : valueThat(owner, name, which, path), field, value);
}

/** The attribute's fields, empty where it has none yet. */
function attributesIn(owner: Attributes, name: string, path: string): Attributes {
  const found = ownOf(owner, name);
  if (found !== undefined && found !== null) return requireAttributes(found, path);
  setOwn(owner, name, {});
  return owner[name] as Attributes;
}

/** The value that is meant, a new one where there is none. */
function valueThat(owner: Attributes, name: string, { field, says }: Which, path: string): Attributes {
  if (!Array.isArray(ownOf(owner, name))) setOwn(owner, name, []);
  const all = owner[name] as unknown[];
  const found = all.find((one) => saidIn(one, field) === says);
  if (found) return requireAttributes(found, path);
  if (all.length >= mostValues) throw wrongPath(path);
  const added = { [field]: says };
  all.push(added);
  return added;
}

/** What a value says under a field; whether it is the primary one is also said in words. */
function saidIn(value: unknown, field: string): unknown {
  const said = (value as Attributes | null)?.[field];
  return field === "primary" && typeof said === "string" ? said.toLowerCase() === "true" : said;
}

function requireAttributes(value: unknown, path: string): Attributes {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Attributes;
  throw wrongPath(path);
}

function wrongPath(path: string): AppError {
  return new AppError("integrations.scim-path", 400, `"${path}" leads to nothing that can be changed.`);
}
