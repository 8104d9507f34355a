import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import { enterprise } from "./scim-person.ts";

/** Attributes a filter may name, without regard to case; the path in a user, and whether it is a moment. */
const attributes: Readonly<
  Record<string, { path: readonly string[]; kind: "TEXT" | "MOMENT" | "YES_OR_NO" | "EMAIL" }>
> = {
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

const operators = { TEXT: ["eq", "ne", "co", "sw", "ew", "pr"], EMAIL: ["eq", "co", "sw", "ew", "pr"] } as const;
const momentOperators = ["eq", "gt", "ge", "lt", "le", "pr"] as const;
type TextOperator = (typeof operators)["TEXT"][number];
export type MomentOperator = Exclude<(typeof momentOperators)[number], "pr">;

/** One condition of a filter, read and checked. `type` is that of an address, where one is named. */
export type ScimCondition =
  | { kind: "TEXT"; path: readonly string[]; op: TextOperator; value: string }
  | { kind: "EMAIL"; type: string | null; op: Exclude<TextOperator, "ne">; value: string }
  | { kind: "YES_OR_NO"; path: readonly string[]; value: boolean }
  | { kind: "MOMENT"; path: readonly string[]; op: MomentOperator | "pr"; value: string };

const mostConditions = 10;
const condition =
  /^\s*([\w:.$-]+(?:\[\s*type\s+eq\s+"([^"\\]*)"\s*\])?(?:\.\w+)?)\s+(?:(pr)|(eq|ne|co|sw|ew|gt|ge|lt|le)\s+(?:"((?:[^"\\]|\\.)*)"|(true|false)))\s*(?:and(?=\s)|$)/i;

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
  const known = Object.hasOwn(attributes, plain) ? attributes[plain]! : undefined;
  if (!known || (type !== undefined && known.kind !== "EMAIL")) throw refused();
  const op = (present ?? operator).toLowerCase();
  const value = quoted === undefined ? (bare ?? "").toLowerCase() : unescaped(quoted);
  const { path, kind } = known;
  if (kind === "YES_OR_NO") {
    const said = value.toLowerCase();
    if (op !== "eq" || (said !== "true" && said !== "false")) throw refused();
    return { kind, path, value: said === "true" };
  }
  if (present === undefined && quoted === undefined) throw refused();
  if (kind === "MOMENT") {
    const asked = momentOperators.find((one) => one === op);
    if (!asked || (asked !== "pr" && !z.iso.datetime({ offset: true }).safeParse(value).success)) throw refused();
    return { kind, path, op: asked, value };
  }
  if (kind === "EMAIL") {
    const asked = operators.EMAIL.find((one) => one === op);
    if (!asked) throw refused();
    return { kind, type: type ?? null, op: asked, value };
  }
  const asked = operators.TEXT.find((one) => one === op);
  if (!asked) throw refused();
  return { kind, path, op: asked, value };
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
