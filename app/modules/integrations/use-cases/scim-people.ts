import { timingSafeEqual } from "node:crypto";
import { toldBy } from "#app/platform/company/company-told.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { AppError, conflict, notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { isKnown } from "#app/platform/http/entity-tag.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { hasSpecialCharacters } from "#app/platform/text/text-rule.ts";
import { modelsOf } from "#sdk/kinds/kinds.ts";
import { scimFilterSql } from "../data/scim-filter-sql.ts";
import { hookSecretPlace } from "../data/installation-secret.ts";
import { applyMapping, type Mapping } from "../domain/mapping.ts";
import { patched, scimPatch } from "../domain/scim-patch.ts";
import { personOf, scimUser, type ScimUser } from "../domain/scim-person.ts";
import { readScimFilter } from "../domain/scim-filter.ts";
import { scimVersionOf } from "../domain/scim-shown.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { runConnectorTask } from "./run-task.ts";
import { writeDown } from "./write-down.ts";
import { allOf, sql } from "#tenancy/sql.ts";

export type ScimCaller = { installationId: string; token: string };
type Installation = { id: string; hookSecret: string; runsAs: string | null; status: string; mapping: Mapping };
/** A user as it was sent, with the id it was given. */
export type ScimResource = { id: string; meta?: { created: string } } & Record<string, unknown>;

const most = 100_000;

/** The installation whose token this is; an address without one, or with another's, is refused alike. */
async function requireCaller(context: Context, { installationId, token }: ScimCaller, host: ConnectorHost) {
  const found = await firstRow<Installation>(
    context,
    sql`select id, hook_secret as "hookSecret", runs_as as "runsAs", status, mapping from {connector_installation}
        where id = ${installationId} and connector = 'scim' and hook_secret is not null for update`,
  );
  const sealer = await tenantSealer(host, context.tenant.id, context.clock.now());
  const expected = Buffer.from(found ? sealer.open(found.hookSecret, hookSecretPlace(found.id)) : "");
  const given = Buffer.from(token);
  if (!found || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError("integrations.scim-token", 401, "The token is not one of this connection.");
  return found;
}

/** Users by the order of their ids, all of them or those of a filter. */
export async function scimUsers(
  context: Context,
  caller: ScimCaller,
  { filter, start, count }: { filter: string; start: number; count: number },
  host: ConnectorHost,
): Promise<{ total: number; resources: ScimResource[] }> {
  const { id } = await requireCaller(context, caller, host);
  const narrowed = allOf(readScimFilter(filter).map(scimFilterSql));
  const rows = await context.rows<{ resource: ScimResource; total: number }>(
    sql`select content->'scim' as resource, count(*) over ()::int as total from {connector_row}
        where installation_id = ${id} and stream = 'scim' and ${narrowed}
        order by external_id offset ${Math.max(0, start - 1)} limit ${Math.min(200, Math.max(0, count))}`,
  );
  return { total: rows[0]?.total ?? 0, resources: rows.map(({ resource }) => resource) };
}

export async function scimUserOf(
  context: Context,
  caller: ScimCaller,
  userId: string,
  host: ConnectorHost,
): Promise<ScimResource> {
  const { id } = await requireCaller(context, caller, host);
  return requireResource(context, id, userId);
}

/** Keeps a user that was sent, under a new id or the one it has, and has people brought in step. */
export async function saveScimUser(
  context: Context,
  caller: ScimCaller,
  {
    userId,
    body,
    patch,
    ifMatch,
  }: { userId: string | null; body: unknown; patch?: boolean; ifMatch?: string | undefined },
  host: ConnectorHost,
): Promise<ScimResource> {
  const installation = await requireCaller(context, caller, host);
  const before = userId === null ? null : await requireResource(context, installation.id, userId);
  if (before) requireVersion(before, ifMatch);
  const wanted = patch ? patched(before!, read(scimPatch, body)) : (body as object);
  const user = read(scimUser, wanted);
  const id = userId ?? context.newId();
  await refuseTaken(context, installation.id, id, user.userName);
  refuseSpecialCharacters(context, user);
  const now = context.clock.now().toISOString();
  const created = before?.meta?.created ?? now;
  const meta = { resourceType: "User", created, lastModified: now };
  const resource = { ...user, id, meta } as ScimResource;
  const row = modelsOf("hr")["person"]!.safeParse(
    applyMapping(personOf(id, user, { created, now }), installation.mapping),
  );
  if (!row.success)
    throw new AppError("integrations.scim-value", 400, row.error.issues.map(({ path }) => path.join(".")).join(", "));
  await keep(context, installation.id, "person", id, row.data);
  const kept = await keep<{ scim: ScimResource }>(context, installation.id, "scim", id, { scim: resource });
  await writeDown(context, "receive-user", installation.id, { userId: id });
  await bringInStep(context, installation);
  return kept.scim;
}

/** A user who is deleted has left. */
export async function removeScimUser(
  context: Context,
  caller: ScimCaller,
  { userId, ifMatch }: { userId: string; ifMatch?: string | undefined },
  host: ConnectorHost,
): Promise<void> {
  const installation = await requireCaller(context, caller, host);
  requireVersion(await requireResource(context, installation.id, userId), ifMatch);
  await context.rows(
    sql`update {connector_row} set content = content || '{"status": "left"}'::jsonb
        where installation_id = ${installation.id} and stream = 'person' and external_id = ${userId}`,
  );
  await context.rows(
    sql`delete from {connector_row} where installation_id = ${installation.id} and stream = 'scim'
        and external_id = ${userId}`,
  );
  await writeDown(context, "remove-user", installation.id, { userId });
  await bringInStep(context, installation);
}

async function requireResource(context: Context, id: string, userId: string): Promise<ScimResource> {
  const found = await firstRow<{ resource: ScimResource }>(
    context,
    sql`select content->'scim' as resource from {connector_row}
        where installation_id = ${id} and stream = 'scim' and external_id = ${userId}`,
  );
  if (!found) throw notFound("The user");
  return found.resource;
}

/** Whoever says which version they read writes over no other (RFC 7644, 3.14). */
function requireVersion(resource: ScimResource, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && !isKnown(scimVersionOf(resource), ifMatch))
    throw new AppError("integrations.scim-version", 412, "The user has changed since this version was read.");
}

/** Names as forms take them: where the company restricts special characters, the provider is told which field has one. */
function refuseSpecialCharacters({ tenant }: Context, { displayName, title, name }: ScimUser): void {
  if (!toldBy(tenant).restrictSpecialCharacters) return;
  const texts = { displayName, title, "name.givenName": name?.givenName, "name.familyName": name?.familyName };
  const refused = Object.entries(texts).find(([, text]) => hasSpecialCharacters(text ?? ""));
  if (refused)
    throw new AppError("platform.special-characters", 400, `${refused[0]} may not contain the characters < > " and '.`);
}

async function refuseTaken(context: Context, installationId: string, id: string, userName: string): Promise<void> {
  const [{ taken, held } = { taken: false, held: 0 }] = await context.rows<{ taken: boolean; held: number }>(
    sql`select coalesce(bool_or(lower(content->'scim'->>'userName') = lower(${userName}) and external_id <> ${id}),
          false) as taken, count(*)::int as held
        from {connector_row} where installation_id = ${installationId} and stream = 'scim'`,
  );
  if (taken) throw conflict("integrations.scim-taken", "Another user has this name.");
  if (held >= most) throw conflict("integrations.too-many", "There are as many as there may be.");
}

/** Answers what stands there now: the database keeps attributes in an order of its own, which versions go by. */
async function keep<Content extends object>(
  context: Context,
  installationId: string,
  stream: string,
  id: string,
  content: Content,
): Promise<Content> {
  const [kept] = await context.rows<{ content: Content }>(
    sql`insert into {connector_row} (installation_id, stream, external_id, content, run_id)
        values (${installationId}, ${stream}, ${id}, ${JSON.stringify(content)}::jsonb, ${context.newId()})
        on conflict (installation_id, stream, external_id) do update set content = excluded.content
        returning content`,
  );
  return kept!.content;
}

/** A run of the connection, once for all that is sent while it goes on. */
async function bringInStep(context: Context, { id, runsAs, status }: Installation): Promise<void> {
  if (status !== "ACTIVE" || runsAs === null) return;
  try {
    const asked = { installationId: id, reason: "HOOK" as const };
    await startTask(context, runConnectorTask, asked, { aboutId: id, askedBy: runsAs });
  } catch (error) {
    if (refusalOf(error)?.code !== runConnectorTask.codes.busy) throw error;
    await context.rows(sql`update {connector_installation} set next_run_at = ${context.clock.now()} where id = ${id}`);
  }
}

function read<Shape extends { safeParse(value: unknown): { success: boolean; data?: unknown; error?: unknown } }>(
  shape: Shape,
  value: unknown,
) {
  const found = shape.safeParse(value);
  if (!found.success) throw new AppError("integrations.scim-value", 400, "What was sent is no user.");
  return found.data as NonNullable<Extract<ReturnType<Shape["safeParse"]>, { success: true }>["data"]>;
}
