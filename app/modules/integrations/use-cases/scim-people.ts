import { toldBy } from "#app/platform/company/company-told.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { countOf } from "#app/platform/data/count-of.ts";
import { AppError, conflict, notFound } from "#app/platform/errors/app-error.ts";
import { hasSpecialCharacters } from "#app/platform/text/text-rule.ts";
import { modelsOf } from "#sdk/kinds/kinds.ts";
import { scimFilterSql, scimOrderSql, userColumns } from "../data/scim-filter-sql.ts";
import { applyMapping } from "../domain/mapping.ts";
import { readScimFilter, userAttributes } from "../domain/scim-filter.ts";
import { patched, scimPatch } from "../domain/scim-patch.ts";
import { personOf, scimUser, withoutPassword, type ScimUser } from "../domain/scim-person.ts";
import { scimVersionOf } from "../domain/scim-shown.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import {
  bringInStep,
  readSent,
  requireCaller,
  requireVersion,
  type ScimCaller,
  type ScimSlice,
} from "./scim-caller.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** A user as it was sent, with the id it was given. */
export type ScimResource = { id: string; meta?: { created: string } } & Record<string, unknown>;

const most = 100_000;

/** Users by the order of their ids, all of them or those of a filter. */
export async function scimUsers(
  context: Context,
  caller: ScimCaller,
  { filter, sortBy, descending, start, count }: ScimSlice,
  host: ConnectorHost,
): Promise<{ total: number; resources: ScimResource[] }> {
  const { id } = await requireCaller(context, caller, host);
  const narrowed = scimFilterSql(readScimFilter(filter, userAttributes), userColumns);
  const order = scimOrderSql(sortBy, descending, userAttributes, userColumns);
  const wanted = sql`{connector_row} where installation_id = ${id} and stream = 'scim' and ${narrowed}`;
  const rows = await context.rows<{ resource: ScimResource; total: number }>(
    sql`select content->'scim' as resource, count(*) over ()::int as total from ${wanted}
        order by ${order} external_id offset ${Math.max(0, start - 1)} limit ${Math.min(200, Math.max(0, count))}`,
  );
  const total = rows[0]?.total ?? (await countOf(context, sql`select count(*)::int as count from ${wanted}`));
  return { total, resources: rows.map(({ resource }) => resource) };
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
  if (before) requireVersion(scimVersionOf(before), ifMatch);
  const wanted = patch ? patched(before!, readSent(scimPatch, body, "user")) : (body as object);
  const user = readSent(scimUser, withoutPassword(wanted), "user");
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
  requireVersion(scimVersionOf(await requireResource(context, installation.id, userId)), ifMatch);
  await context.rows(
    sql`update {connector_row} set content = content || '{"status": "left"}'::jsonb
        where installation_id = ${installation.id} and stream = 'person' and external_id = ${userId}`,
  );
  await context.rows(
    sql`delete from {connector_row} where installation_id = ${installation.id} and stream = 'scim'
        and external_id = ${userId}`,
  );
  await leaveGroups(context, userId);
  await writeDown(context, "remove-user", installation.id, { userId });
  await bringInStep(context, installation);
}

/** Whoever is no user any more is a member of nothing; the groups' versions say so. */
async function leaveGroups(context: Context, userId: string): Promise<void> {
  await context.rows(
    sql`update {connector_group} g set version = version + 1, updated_at = ${context.clock.now()}
      where exists (select from {connector_group_member} m where m.group_id = g.id and m.user_id = ${userId}::uuid)`,
  );
  await context.rows(sql`delete from {connector_group_member} where user_id = ${userId}::uuid`);
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
