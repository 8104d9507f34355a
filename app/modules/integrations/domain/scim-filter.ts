import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import { enterprise } from "./scim-person.ts";

type AttributeKind = "TEXT" | "MOMENT" | "YES_OR_NO" | "EMAIL" | "MEMBER";
type ScimOperator = "eq" | "ne" | "co" | "sw" | "ew" | "gt" | "ge" | "lt" | "le" | "pr";

/** What a filter may name and a list be sorted by, in lower case; each with its path in the resource. */
export type ScimAttributes = Readonly<Record<string, { path: readonly string[]; kind: AttributeKind }>>;

/** Whom somebody reports to. */
const managerPath = [enterprise, "manager", "value"] as const;

export const userAttributes: ScimAttributes = {
  id: { path: ["id"], kind: "TEXT" },
  username: { path: ["userName"], kind: "TEXT" },
  externalid: { path: ["externalId"], kind: "TEXT" },
  displayname: { path: ["displayName"], kind: "TEXT" },
  title: { path: ["title"], kind: "TEXT" },
  active: { path: ["active"], kind: "YES_OR_NO" },
  "name.givenname": { path: ["name", "givenName"], kind: "TEXT" },
  "name.familyname": { path: ["name", "familyName"], kind: "TEXT" },
  emails: { path: [], kind: "EMAIL" },
  "emails.value": { path: [], kind: "EMAIL" },
  "meta.created": { path: ["meta", "created"], kind: "MOMENT" },
  "meta.lastmodified": { path: ["meta", "lastModified"], kind: "MOMENT" },
  [`${enterprise}:employeeNumber`.toLowerCase()]: { path: [enterprise, "employeeNumber"], kind: "TEXT" },
  manager: { path: managerPath, kind: "TEXT" },
  "manager.value": { path: managerPath, kind: "TEXT" },
  [`${enterprise}:manager`.toLowerCase()]: { path: managerPath, kind: "TEXT" },
  [`${enterprise}:manager.value`.toLowerCase()]: { path: managerPath, kind: "TEXT" },
  [`${enterprise}:department`.toLowerCase()]: { path: [enterprise, "department"], kind: "TEXT" },
};

export const groupAttributes: ScimAttributes = {
  id: { path: ["id"], kind: "TEXT" },
  displayname: { path: ["displayName"], kind: "TEXT" },
  externalid: { path: ["externalId"], kind: "TEXT" },
  members: { path: [], kind: "MEMBER" },
  "members.value": { path: [], kind: "MEMBER" },
  "meta.created": { path: ["meta", "created"], kind: "MOMENT" },
  "meta.lastmodified": { path: ["meta", "lastModified"], kind: "MOMENT" },
};

/** What is compared how; what has one value may also be asked for being there at all. */
const operators: Readonly<Record<AttributeKind, readonly ScimOperator[]>> = {
  TEXT: ["eq", "ne", "co", "sw", "ew", "pr"],
  EMAIL: ["eq", "co", "sw", "ew", "pr"],
  MEMBER: ["eq"],
  MOMENT: ["eq", "gt", "ge", "lt", "le", "pr"],
  YES_OR_NO: ["eq"],
};

/** One condition of a filter, read and checked. `type` is that of an e-mail address, where one is named. */
export type ScimCondition = {
  kind: AttributeKind;
  path: readonly string[];
  type: string | null;
  op: ScimOperator;
  value: string;
};
export type ScimFilter =
  ScimCondition | { all: readonly ScimFilter[] } | { any: readonly ScimFilter[] } | { not: ScimFilter };

const mostConditions = 10;
const mostBrackets = 10;
const named = String.raw`([\w:.$-]+(?:\[\s*type\s+eq\s+"([^"\\]*)"\s*\])?(?:\.\w+)?)`;
const compared = String.raw`(eq|ne|co|sw|ew|gt|ge|lt|le)\s+(?:"((?:[^"\\]|\\.)*)"|(true|false))`;
const condition = new RegExp(String.raw`^\s*${named}\s+(?:(pr)|${compared})(?=[\s)]|$)`, "i");
const signs = {
  and: /^\s*and(?=[\s(])/i,
  or: /^\s*or(?=[\s(])/i,
  not: /^\s*not(?=\s*\()/i,
  opens: /^\s*\(/,
  closes: /^\s*\)/,
} as const;

/** What is left of a filter that is being read, and how much there was of what is bounded. */
type Reading = { rest: string; conditions: number; brackets: number; known: ScimAttributes };

/**
 * A filter (RFC 7644, 3.4.2.2): conditions with `and`, `or`, `not` and brackets; one that is empty holds for all. Refused with
 * 400 (`integrations.scim-filter`): what is none, attributes that are not kept, and more than ten conditions or brackets.
 */
export function readScimFilter(filter: string, known: ScimAttributes): ScimFilter {
  if (filter.trim() === "") return { all: [] };
  const reading = { rest: filter, conditions: 0, brackets: 0, known };
  const found = readAny(reading);
  if (reading.rest.trim() !== "") throw refused();
  return found;
}

/** The attribute a list is sorted by, or null where it has one value for nothing to go by. */
export function sortedBy(name: string, known: ScimAttributes): ScimAttributes[string] | null {
  const plain = name.trim().toLowerCase();
  const found = Object.hasOwn(known, plain) ? known[plain]! : null;
  return found?.kind === "TEXT" || found?.kind === "MOMENT" ? found : null;
}

function readAny(reading: Reading): ScimFilter {
  const any = [readAll(reading)];
  while (takes(reading, "or")) any.push(readAll(reading));
  return any.length === 1 ? any[0]! : { any };
}

function readAll(reading: Reading): ScimFilter {
  const all = [readOne(reading)];
  while (takes(reading, "and")) all.push(readOne(reading));
  return all.length === 1 ? all[0]! : { all };
}

function readOne(reading: Reading): ScimFilter {
  if (takes(reading, "not")) return { not: readBracket(reading) };
  return signs.opens.test(reading.rest) ? readBracket(reading) : readCondition(reading);
}

function readBracket(reading: Reading): ScimFilter {
  reading.brackets += 1;
  if (!takes(reading, "opens") || reading.brackets > mostBrackets) throw refused();
  const found = readAny(reading);
  if (!takes(reading, "closes")) throw refused();
  return found;
}

function takes(reading: Reading, sign: keyof typeof signs): boolean {
  const match = signs[sign].exec(reading.rest);
  if (match) reading.rest = reading.rest.slice(match[0].length);
  return match !== null;
}

function readCondition(reading: Reading): ScimCondition {
  const match = condition.exec(reading.rest);
  reading.conditions += 1;
  if (!match || reading.conditions > mostConditions) throw refused();
  reading.rest = reading.rest.slice(match[0].length);
  const [, name = "", type, present, operator = "", quoted, bare] = match;
  const plain = withoutType(name.toLowerCase());
  const known = Object.hasOwn(reading.known, plain) ? reading.known[plain] : undefined;
  const op = operators[known?.kind ?? "TEXT"].find((one) => one === (present ?? operator).toLowerCase());
  if (!known || !op || (type !== undefined && known.kind !== "EMAIL")) throw refused();
  const value = quoted === undefined ? (bare ?? "").toLowerCase() : unescaped(quoted);
  if (op !== "pr" && !isValue(known.kind, value, quoted !== undefined)) throw refused();
  return { ...known, type: type ?? null, op, value };
}

function isValue(kind: AttributeKind, value: string, isQuoted: boolean): boolean {
  if (kind === "YES_OR_NO") return value === "true" || value === "false";
  return isQuoted && (kind !== "MOMENT" || z.iso.datetime({ offset: true }).safeParse(value).success);
}

/** `emails[type eq "work"].value` as `emails.value`. */
function withoutType(name: string): string {
  const opens = name.indexOf("[");
  return opens < 0 ? name : name.slice(0, opens) + name.slice(name.indexOf("]") + 1);
}

function unescaped(text: string): string {
  const parsed = z.string().safeParse(parse(`"${text}"`));
  if (!parsed.success) throw refused();
  return parsed.data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const refused = () => new AppError("integrations.scim-filter", 400, "This filter is not known.");
