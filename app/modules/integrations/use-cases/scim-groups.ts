import { firstRow, type Context } from "#app/platform/context/context.ts";
import { countOf } from "#app/platform/data/count-of.ts";
import { AppError, conflict, notFound } from "#app/platform/errors/app-error.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import { groupColumns, scimFilterSql, scimOrderSql } from "../data/scim-filter-sql.ts";
import { groupAttributes, readScimFilter } from "../domain/scim-filter.ts";
import { groupSteps, mostMembers, scimGroup, type GroupStep } from "../domain/scim-group.ts";
import { scimPatch } from "../domain/scim-patch.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import {
  bringInStep,
  readSent,
  requireCaller,
  requireVersion,
  type ScimCaller,
  type ScimInstallation,
  type ScimSlice,
} from "./scim-caller.ts";
import { writeDown } from "./write-down.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** A group as it is kept; `members` null where they were not asked for. */
export type ScimGroup = {
  id: string;
  displayName: string;
  externalId: string | null;
  members: readonly { value: string; display: string | null }[] | null;
  created: string;
  lastModified: string;
  version: number;
};

const mostGroups = 1_000;

/** Groups by their ids, or in the order that was asked for, all of them or those of a filter. */
export async function scimGroups(
  context: Context,
  caller: ScimCaller,
  { filter, sortBy, descending, start, count, members }: ScimSlice & { members: boolean },
  host: ConnectorHost,
): Promise<{ total: number; groups: ScimGroup[] }> {
  const { id } = await requireCaller(context, caller, host);
  const narrowed = scimFilterSql(readScimFilter(filter, groupAttributes), groupColumns);
  const order = scimOrderSql(sortBy, descending, groupAttributes, groupColumns);
  const wanted = sql`{connector_group} g where g.installation_id = ${id} and g.removed_at is null and ${narrowed}`;
  const rows = await context.rows<ScimGroup & { total: number }>(
    sql`select ${groupParts}, count(*) over ()::int as total from ${wanted}
        order by ${order} g.id offset ${Math.max(0, start - 1)} limit ${Math.min(200, Math.max(0, count))}`,
  );
  const groups = members ? await withMembers(context, id, rows) : rows.map((row) => ({ ...row, members: null }));
  return {
    total: rows[0]?.total ?? (await countOf(context, sql`select count(*)::int as count from ${wanted}`)),
    groups,
  };
}

export async function scimGroupOf(
  context: Context,
  caller: ScimCaller,
  groupId: string,
  host: ConnectorHost,
): Promise<ScimGroup> {
  const { id } = await requireCaller(context, caller, host);
  return requireGroup(context, id, groupId);
}

/** Makes a group of users, and has its cohort made. */
export async function createScimGroup(
  context: Context,
  caller: ScimCaller,
  body: unknown,
  host: ConnectorHost,
): Promise<ScimGroup> {
  const installation = await requireCaller(context, caller, host);
  const sent = readSent(scimGroup, body, "group");
  const [{ held } = { held: 0 }] = await context.rows<{ held: number }>(
    sql`select count(*)::int as held from {connector_group}
      where installation_id = ${installation.id} and removed_at is null`,
  );
  if (held >= mostGroups) throw conflict("integrations.too-many", "There are as many as there may be.");
  const id = context.newId();
  const now = context.clock.now();
  await refusingName(
    context.rows(
      sql`insert into {connector_group} (id, installation_id, display_name, external_id, created_at, updated_at)
        values (${id}, ${installation.id}, ${sent.displayName}, ${sent.externalId ?? null}, ${now}, ${now})`,
    ),
  );
  await takeStep(context, id, { act: "ADD", members: (sent.members ?? []).map(({ value }) => value) }, installation.id);
  await writeDown(context, "receive-group", installation.id, { groupId: id });
  await bringInStep(context, installation);
  return requireGroup(context, installation.id, id);
}

/** Puts another group in place of one, or changes what a PATCH names: then its members are not read again. */
export async function changeScimGroup(
  context: Context,
  caller: ScimCaller,
  { groupId, body, patch, ifMatch }: { groupId: string; body: unknown; patch: boolean; ifMatch?: string | undefined },
  host: ConnectorHost,
): Promise<ScimGroup> {
  const installation = await requireCaller(context, caller, host);
  await requireKept(context, installation, groupId, ifMatch);
  const steps = patch ? groupSteps(readSent(scimPatch, body, "group")) : wholeGroup(body);
  for (const step of steps) await takeStep(context, groupId, step, installation.id);
  await context.rows(
    sql`update {connector_group} set version = version + 1, updated_at = ${context.clock.now()} where id = ${groupId}`,
  );
  await writeDown(context, "receive-group", installation.id, { groupId });
  await bringInStep(context, installation);
  return requireGroup(context, installation.id, groupId, { members: !patch });
}

/** A group that is deleted has nobody; what becomes of its cohort is decided by the next run. */
export async function removeScimGroup(
  context: Context,
  caller: ScimCaller,
  { groupId, ifMatch }: { groupId: string; ifMatch?: string | undefined },
  host: ConnectorHost,
): Promise<void> {
  const installation = await requireCaller(context, caller, host);
  await requireKept(context, installation, groupId, ifMatch);
  await context.rows(sql`delete from {connector_group_member} where group_id = ${groupId}`);
  await context.rows(
    sql`update {connector_group} set removed_at = ${context.clock.now()}, version = version + 1 where id = ${groupId}`,
  );
  await writeDown(context, "remove-group", installation.id, { groupId });
  await bringInStep(context, installation);
}

/** How a group is known by its version alone (RFC 7644, 3.14). */
export const groupTag = ({ version }: Pick<ScimGroup, "version">) => `W/"${version}"`;

const groupParts = sql`g.id, g.display_name as "displayName", g.external_id as "externalId", g.version,
  ${instant(sql`g.created_at`)} as created, ${instant(sql`g.updated_at`)} as "lastModified"`;

async function requireKept(
  context: Context,
  { id }: ScimInstallation,
  groupId: string,
  ifMatch: string | undefined,
): Promise<void> {
  const kept = await firstRow<{ version: number }>(
    context,
    sql`select version from {connector_group} where id::text = ${groupId} and installation_id = ${id}
      and removed_at is null for update`,
  );
  if (!kept) throw notFound("The group");
  requireVersion(groupTag(kept), ifMatch);
}

async function requireGroup(
  context: Context,
  installationId: string,
  groupId: string,
  { members = true } = {},
): Promise<ScimGroup> {
  const rows = await context.rows<ScimGroup>(
    sql`select ${groupParts} from {connector_group} g
      where g.id::text = ${groupId} and g.installation_id = ${installationId} and g.removed_at is null`,
  );
  const [found] = members ? await withMembers(context, installationId, rows) : rows;
  if (!found) throw notFound("The group");
  return { ...found, members: found.members ?? null };
}

async function withMembers(
  context: Context,
  installationId: string,
  groups: readonly ScimGroup[],
): Promise<ScimGroup[]> {
  const rows = await context.rows<{ groupId: string; value: string; display: string | null }>(
    sql`select m.group_id as "groupId", m.user_id as value,
        coalesce(u.content->'scim'->>'displayName', u.content->'scim'->>'userName') as display
      from {connector_group_member} m join {connector_row} u on u.installation_id = ${installationId}
        and u.stream = 'scim' and u.external_id = m.user_id::text
      where m.group_id = any(${groups.map(({ id }) => id)}::uuid[]) order by m.group_id, m.user_id`,
  );
  const members = Map.groupBy(rows, ({ groupId }) => groupId);
  return groups.map((group) => ({
    ...group,
    members: (members.get(group.id) ?? []).map(({ value, display }) => ({ value, display })),
  }));
}

function wholeGroup(body: unknown): GroupStep[] {
  const sent = readSent(scimGroup, body, "group");
  return [
    { act: "RENAME", name: sent.displayName },
    { act: "RELABEL", externalId: sent.externalId ?? null },
    { act: "REPLACE", members: (sent.members ?? []).map(({ value }) => value) },
  ];
}

async function takeStep(context: Context, groupId: string, step: GroupStep, installationId: string): Promise<void> {
  if (step.act === "RENAME")
    await refusingName(
      context.rows(sql`update {connector_group} set display_name = ${step.name} where id = ${groupId}`),
    );
  else if (step.act === "RELABEL")
    await context.rows(sql`update {connector_group} set external_id = ${step.externalId} where id = ${groupId}`);
  else await changeMembers(context, groupId, step, installationId);
}

async function changeMembers(
  context: Context,
  groupId: string,
  { act, members }: Extract<GroupStep, { members: readonly string[] }>,
  installationId: string,
): Promise<void> {
  const named = sql`any(${[...members]}::uuid[])`;
  if (act !== "REMOVE") await requireUsers(context, installationId, members);
  if (act !== "ADD")
    await context.rows(
      act === "REMOVE"
        ? sql`delete from {connector_group_member} where group_id = ${groupId} and user_id = ${named}`
        : sql`delete from {connector_group_member} where group_id = ${groupId} and not user_id = ${named}`,
    );
  if (act === "REMOVE" || members.length === 0) return;
  await context.rows(
    sql`insert into {connector_group_member} (group_id, user_id) select ${groupId}::uuid, unnest(${[...members]}::uuid[])
      on conflict do nothing`,
  );
  const [{ held } = { held: 0 }] = await context.rows<{ held: number }>(
    sql`select count(*)::int as held from {connector_group_member} where group_id = ${groupId}`,
  );
  if (held > mostMembers) throw conflict("integrations.too-many", "There are as many as there may be.");
}

/** Members are users of the same connection: a group within a group is not taken. */
async function requireUsers(context: Context, installationId: string, members: readonly string[]): Promise<void> {
  const [unknown] = await context.rows<{ id: string }>(
    sql`select m.id::text as id from unnest(${[...members]}::uuid[]) m(id) where not exists (select from {connector_row} u
      where u.installation_id = ${installationId} and u.stream = 'scim' and u.external_id = m.id::text) limit 1`,
  );
  if (unknown)
    throw new AppError("integrations.scim-value", 400, `The member ${unknown.id} is no user of this connection.`);
}

function refusingName<Result>(work: Promise<Result>): Promise<Result> {
  return refusingTaken(work, {
    connector_group_name: {
      field: "displayName",
      code: "integrations.scim-taken",
      message: "Another group has this name.",
    },
  });
}
