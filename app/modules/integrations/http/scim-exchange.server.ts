import { z } from "zod";
import type { AppError } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { MountServices } from "#app/platform/http/mount.ts";
import type { Wanted } from "../domain/scim-shown.ts";
import type { ScimCaller, ScimSlice } from "../use-cases/scim-caller.ts";

/** What was asked of one resource or list, by a request or as one operation of many. */
export type Sent = {
  /** Of the resource that is named; empty where none is. */
  id: string;
  body: unknown;
  query: object;
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
  /** The public address of the connection, without a slash at its end. */
  root: string;
};
export type Asked = { context: Context; caller: ScimCaller; sent: Sent; services: MountServices };
export type Answered = { status: number; body?: object; version?: string; location?: string };
export type Work = (asked: Asked) => Promise<Answered>;
/** What can be done with the resources of one kind. */
export type Works = { list: Work; create: Work; read: Work; replace: Work; change: Work; remove: Work };

const slice = z.object({
  filter: z.string().max(1_000).catch(""),
  sortBy: z.string().max(200).catch(""),
  sortOrder: z.string().max(20).catch(""),
  startIndex: z.coerce.number().int().min(1).catch(1),
  count: z.coerce.number().int().min(0).max(200).catch(100),
});
const attributes = z.object({
  attributes: z.string().max(2_000).catch(""),
  excludedAttributes: z.string().max(2_000).catch(""),
});

export function sliceOf({ query }: Sent): ScimSlice {
  const { startIndex: start, sortOrder, ...rest } = slice.parse(query);
  return { ...rest, start, descending: sortOrder.toLowerCase() === "descending" };
}

export const wantedOf = ({ query }: Sent): Wanted => attributes.parse(query);

/** The body of a list (RFC 7644, 3.4.2). */
export function listOf(Resources: readonly object[], total = Resources.length, startIndex = 1): object {
  return { schemas: [listSchema], totalResults: total, startIndex, itemsPerPage: Resources.length, Resources };
}
const listSchema = "urn:ietf:params:scim:api:messages:2.0:ListResponse";

/** What the standard calls a refusal (RFC 7644, table 9). */
const scimTypes: Readonly<Record<string, string>> = {
  "integrations.scim-taken": "uniqueness",
  "integrations.scim-filter": "invalidFilter",
  "integrations.scim-path": "invalidPath",
  "integrations.scim-value": "invalidValue",
};

/** A refusal as the standard has it (RFC 7644, 3.12), which knows one status alone for what is wrong in a body. */
export function refusalBody({ status: meant, code, message }: AppError): { status: number; body: object } {
  const status = meant === 422 ? 400 : meant;
  const scimType = scimTypes[code];
  const schemas = ["urn:ietf:params:scim:api:messages:2.0:Error"];
  return { status, body: { schemas, status: String(status), detail: message, ...(scimType && { scimType }) } };
}
