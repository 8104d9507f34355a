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
type Op = z.output<typeof operation>["op"];
/** Which of many values is meant: those whose fields say this, `type eq "work" and primary eq true`. */
type Which = readonly { field: string; says: string | boolean }[];
/** Where a path leads: an attribute of the user or of its enterprise part, one of its fields, or some of its values. */
type Place = { inEnterprise: boolean; name: string; field?: string | undefined; which?: Which };

/**
 * A resource after the operations of a PATCH (RFC 7644, 3.5.2), as providers send them: what is added to many values joins them,
 * and fields of a part that are not named stay. Refused with 400: a path that is none (`integrations.scim-path`), a user that
 * became too large (`integrations.scim-size`).
 */
export function patched(resource: Attributes, { Operations }: z.output<typeof scimPatch>): object {
  const next = structuredClone(resource);
  for (const { op, path, value } of Operations) {
    if (path !== undefined) place(next, op, path, value);
    else for (const [name, one] of Object.entries(requireAttributes(value, ""))) place(next, op, name, one);
  }
  if (JSON.stringify(next).length > largestUser)
    throw new AppError("integrations.scim-size", 400, "The user is larger than one may be.");
  return next;
}

const schemaOfUser = /^(urn:[\w.-]+(?::[\w.-]+)*:User)(?::|$)/i;
const attribute = /^([a-z][\w$-]*)(?:\.([a-z$][\w$-]*))?$/i;
const someOfMany = /^([a-z]\w*)\[([^\]]*)\](?:\.([a-z]\w*))?$/i;
const says = /^\s*(type|primary|value|display)\s+eq\s+(?:"([^"\\]*)"|(true|false))\s*$/i;

function placeOf(path: string): Place {
  const [whole = "", schema] = schemaOfUser.exec(path) ?? [];
  const rest = path.slice(whole.length);
  const inEnterprise = schema?.toLowerCase() === enterprise.toLowerCase();
  if (inEnterprise && rest === "") return { inEnterprise: false, name: enterprise };
  const [, list, conditions = "", inValue] = someOfMany.exec(rest) ?? [];
  if (list) return { inEnterprise, name: list, which: whichOf(conditions, path), field: inValue };
  const [, name, field] = attribute.exec(rest) ?? [];
  if (!name) throw wrongPath(path);
  return { inEnterprise, name, ...(field !== undefined && { field }) };
}

/** Entra writes `primary eq "True"` where it means true. */
function whichOf(conditions: string, path: string): Which {
  return conditions.split(/ and /i).map((condition) => {
    const [, by = "", quoted, bare] = says.exec(condition) ?? [];
    if (!by) throw wrongPath(path);
    const field = by.toLowerCase();
    const said = quoted ?? bare ?? "";
    return { field, says: field === "primary" ? said.toLowerCase() === "true" : said };
  });
}

function place(resource: Attributes, op: Op, path: string, value: unknown): void {
  const { inEnterprise, name, field, which } = placeOf(path);
  const owner = inEnterprise ? attributesIn(resource, enterprise, path) : resource;
  if (name === enterprise && op !== "remove") {
    const part = attributesIn(resource, enterprise, path);
    for (const [key, one] of Object.entries(requireAttributes(value, path))) place(part, op, key, one);
  } else if (which) placeAmong(owner, { op, name, which, field, path }, value);
  else if (field === undefined) placeWhole(owner, op, name, value);
  else if (op === "remove" || value === null) setAs(attributesIn(owner, name, path), field, undefined);
  else setAs(attributesIn(owner, name, path), field, value);
}

/** Attributes of the standard that have many values; what else has some is known by what it holds. */
const ofMany = new Set(
  ["emails", "phoneNumbers", "ims", "photos", "addresses", "groups", "entitlements", "roles", "x509Certificates"].map(
    (name) => name.toLowerCase(),
  ),
);

function placeWhole(owner: Attributes, op: Op, name: string, value: unknown): void {
  const before = ownOf(owner, spelt(owner, name));
  if (op === "remove" || value === null || value === undefined)
    return setAs(owner, name, op === "remove" && Array.isArray(before) ? without(before, value) : undefined);
  if (Array.isArray(before) || ofMany.has(name.toLowerCase())) {
    const sent: unknown[] = Array.isArray(value) ? value : [value];
    return setAs(owner, name, op === "add" && Array.isArray(before) ? joined(before, sent) : sent);
  }
  // Fields that are not named stay as they are.
  if (isAttributes(before) && isAttributes(value))
    for (const [field, one] of Object.entries(value)) setAs(before, field, one ?? undefined);
  else setAs(owner, name, value);
}

/** All of them go, or those alone that are named, as some providers do. */
function without(before: readonly unknown[], named: unknown): unknown[] | undefined {
  if (named === undefined || named === null) return undefined;
  const gone = new Set((Array.isArray(named) ? named : [named]).map(identityOf));
  return before.filter((one) => !gone.has(identityOf(one)));
}

const identityOf = (one: unknown) => JSON.stringify(isAttributes(one) ? (one["value"] ?? one) : one);

/** What is there already is not there twice; of what is the primary one there is one, the newest. */
function joined(before: readonly unknown[], sent: readonly unknown[]): unknown[] {
  const known = new Set(before.map((one) => JSON.stringify(one)));
  const added = sent.filter((one) => !known.has(JSON.stringify(one)));
  const first = added.some((one) => saidIn(one, "primary") === true);
  const stay = before.map((one) => (first && isAttributes(one) && "primary" in one ? { ...one, primary: false } : one));
  return [...stay, ...added];
}

type Among = { op: Op; name: string; which: Which; field: string | undefined; path: string };

/** Values that are meant; one that is not there yet is added, as providers expect. */
function placeAmong(owner: Attributes, { op, name, which, field, path }: Among, value: unknown): void {
  const before = ownOf(owner, spelt(owner, name));
  const all: unknown[] = Array.isArray(before) ? before : [];
  const isMeant = (one: unknown) => which.every((each) => saidIn(one, each.field) === each.says);
  const takesAway = op === "remove" || value === null || value === undefined;
  if (takesAway && field === undefined)
    return setAs(
      owner,
      name,
      all.filter((one) => !isMeant(one)),
    );
  const meant = all.filter(isMeant).map((one) => requireAttributes(one, path));
  if (meant.length === 0 && !takesAway) {
    if (all.length >= mostValues) throw wrongPath(path);
    const added = Object.fromEntries(which.map((each) => [each.field, each.says]));
    all.push(added);
    meant.push(added);
  }
  setAs(owner, name, all);
  for (const one of meant)
    if (field === undefined && isAttributes(value))
      for (const [key, said] of Object.entries(value)) setAs(one, key, said);
    else setAs(one, field ?? "value", takesAway ? undefined : value);
}

/** The attribute's fields, empty where it has none yet. */
function attributesIn(owner: Attributes, name: string, path: string): Attributes {
  const found = ownOf(owner, spelt(owner, name));
  if (found !== undefined && found !== null) return requireAttributes(found, path);
  const made: Attributes = {};
  setAs(owner, name, made);
  return made;
}

/** What a value says under a field; whether it is the primary one is also said in words. */
function saidIn(value: unknown, field: string): unknown {
  const said = (value as Attributes | null)?.[field];
  return field === "primary" && typeof said === "string" ? said.toLowerCase() === "true" : said;
}

/** Names of attributes are the same whatever their case (RFC 7643, 2.1), and are read as the standard spells them. */
const spellings = new Map(
  [
    ...["userName", "externalId", "displayName", "title", "active", "name", "givenName", "familyName", "emails"],
    ...["phoneNumbers", "employeeNumber", "department", "costCenter", "manager", "value", "type", "primary"],
  ].map((name) => [name.toLowerCase(), name]),
);

function spelt(owner: Attributes, name: string): string {
  if (Object.hasOwn(owner, name)) return name;
  const plain = name.toLowerCase();
  return spellings.get(plain) ?? Object.keys(owner).find((one) => one.toLowerCase() === plain) ?? name;
}

function setAs(owner: Attributes, name: string, value: unknown): void {
  setOwn(owner, spelt(owner, name), value);
}

function isAttributes(value: unknown): value is Attributes {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function requireAttributes(value: unknown, path: string): Attributes {
  if (isAttributes(value)) return value;
  throw wrongPath(path);
}

function wrongPath(path: string): AppError {
  return new AppError("integrations.scim-path", 400, `"${path}" leads to nothing that can be changed.`);
}
