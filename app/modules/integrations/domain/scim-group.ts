import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import { readScimFilter } from "./scim-filter.ts";
import type { scimPatch } from "./scim-patch.ts";

export const groupSchema = "urn:ietf:params:scim:schemas:core:2.0:Group";
/** As many as a list of people holds. */
export const mostMembers = 20_000;

const displayName = z.string().trim().min(1).max(500);
const externalId = z.string().trim().max(500).nullish();
const members = z.array(z.looseObject({ value: z.uuid().toLowerCase() })).max(mostMembers);

/** A group of SCIM 2.0 (RFC 7643, 4.2); what else is sent is left aside. */
export const scimGroup = z.looseObject({ displayName, externalId, members: members.nullish() });
const partOfGroup = z.looseObject({ displayName: displayName.optional(), externalId, members: members.optional() });

/** What becomes of a group: `name` and `externalId` where they are others now; members taken away and put in, in this order. */
export type GroupStep =
  | { act: "RENAME"; name: string }
  | { act: "RELABEL"; externalId: string | null }
  | { act: "ADD" | "REMOVE" | "REPLACE"; members: readonly string[] };

/**
 * The steps of a PATCH (RFC 7644, 3.5.2), as providers send them. Refused with 400: a path that leads to nothing of a group
 * (`integrations.scim-path`), a value that is none (`integrations.scim-value`).
 */
export function groupSteps({ Operations }: z.output<typeof scimPatch>): GroupStep[] {
  return Operations.flatMap(({ op, path, value }) => {
    const plain = path === undefined ? "" : withoutSchema(path);
    if (plain === "") return op === "remove" ? refusedPath("") : stepsOf(op, read(partOfGroup, value));
    const [, named] = /^members\s*\[(.*)\]$/is.exec(plain) ?? [];
    if (named !== undefined) return [{ act: "REMOVE", members: memberNamed(op, named) } as const];
    return stepsAt(plain.toLowerCase(), op, value);
  });
}

type Operation = "add" | "replace" | "remove";

function stepsAt(path: string, op: Operation, value: unknown): GroupStep[] {
  if (path === "displayname" && op !== "remove") return [{ act: "RENAME", name: read(displayName, value) }];
  if (path === "externalid")
    return [{ act: "RELABEL", externalId: op === "remove" ? null : (read(externalId, value) ?? null) }];
  if (path !== "members") return refusedPath(path);
  // Some providers name whom they take out in the value, and others mean all of them.
  if (op === "remove" && value === undefined) return [{ act: "REPLACE", members: [] }];
  return stepsOf(op, { members: read(members, Array.isArray(value) ? value : [value]) });
}

function stepsOf(op: Operation, sent: z.output<typeof partOfGroup>): GroupStep[] {
  const act = op === "add" ? "ADD" : op === "remove" ? "REMOVE" : "REPLACE";
  return [
    ...(sent.displayName === undefined ? [] : [{ act: "RENAME", name: sent.displayName } as const]),
    ...(sent.externalId === undefined ? [] : [{ act: "RELABEL", externalId: sent.externalId } as const]),
    ...(sent.members === undefined ? [] : [{ act, members: sent.members.map((one) => one.value) } as const]),
  ];
}

/** `members[value eq "…"]`: the one who is taken out; nothing else is said of a member. */
function memberNamed(op: Operation, named: string): string[] {
  const found = readScimFilter(named, { value: { path: [], kind: "MEMBER" } });
  if (op !== "remove" || !("value" in found)) return refusedPath(`members[${named}]`);
  return [read(z.uuid().toLowerCase(), found.value)];
}

const withoutSchema = (path: string) =>
  path.toLowerCase().startsWith(`${groupSchema.toLowerCase()}:`) ? path.slice(groupSchema.length + 1) : path;

function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const found = shape.safeParse(value);
  if (!found.success) throw new AppError("integrations.scim-value", 400, "What was sent is no part of a group.");
  return found.data;
}

function refusedPath(path: string): never {
  throw new AppError("integrations.scim-path", 400, `"${path}" leads to nothing that can be changed.`);
}
