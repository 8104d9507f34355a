import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import { enterprise } from "./scim-person.ts";

type AttributeKind = "TEXT" | "MOMENT" | "YES_OR_NO" | "EMAIL";
type ScimOperator = "eq" | "ne" | "co" | "sw" | "ew" | "gt" | "ge" | "lt" | "le" | "pr";

/** Attributes a filter may name, without regard to case; the path in a user, and whether it is a moment. */
const attributes: Readonly<Record<string, { path: readonly string[]; kind: AttributeKind }>> = {
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
  [`${enterprise}:department`.toLowerCase()]: { path: [enterprise, "department"], kind: "TEXT" },
};

/** What is compared how; every kind but one may also be asked for being there at all. */
const operators: Readonly<Record<AttributeKind, readonly ScimOperator[]>> = {
  TEXT: ["eq", "ne", "co", "sw", "ew", "pr"],
  EMAIL: ["eq", "co", "sw", "ew", "pr"],
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

const mostConditions = 10;
const named = String.raw`([\w:.$-]+(?:\[\s*type\s+eq\s+"([^"\\]*)"\s*\])?(?:\.\w+)?)`;
const compared = String.raw`(eq|ne|co|sw|ew|gt|ge|lt|le)\s+(?:"((?:[^"\\]|\\.)*)"|(true|false))`;
const condition = new RegExp(String.raw`^\s*${named}\s+(?:(pr)|${compared})\s*(?:and(?=\s)|$)`, "i");

/**
 * The conditions of a filter joined by `and`, as providers send them (RFC 7644, 3.4.2.2). Refused with 400
 * (`integrations.scim-filter`): `or`, `not`, brackets around conditions, and attributes that are not kept.
 */
export function readScimFilter(filter: string): ScimCondition[] {
  const found: ScimCondition[] = [];
  for (let rest = filter; rest.trim() !== "";) {
    const match = condition.exec(rest);
    if (!match || found.length === mostConditions) throw refused();
    found.push(read(match));
    rest = rest.slice(match[0].length);
    if (rest.trim() === "" && /and$/i.test(match[0])) throw refused();
  }
  return found;
}

function read([, name = "", type, present, operator = "", quoted, bare]: RegExpExecArray): ScimCondition {
  const plain = withoutType(name.toLowerCase());
  const known = Object.hasOwn(attributes, plain) ? attributes[plain] : undefined;
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
