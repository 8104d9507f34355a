import { timingSafeEqual } from "node:crypto";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { AppError, refusalOf } from "#app/platform/errors/app-error.ts";
import { isKnown } from "#app/platform/http/entity-tag.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { hookSecretPlace } from "../data/installation-secret.ts";
import type { Mapping } from "../domain/mapping.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { runConnectorTask } from "./run-task.ts";
import { sql } from "#tenancy/sql.ts";

/** An identity provider at the address of one connection. */
export type ScimCaller = { installationId: string; token: string };
export type ScimInstallation = {
  id: string;
  hookSecret: string;
  runsAs: string | null;
  status: string;
  mapping: Mapping;
};

/** A page of a list: from the `start`th on, counted from 1. */
export type ScimSlice = { filter: string; sortBy: string; descending: boolean; start: number; count: number };

/** The installation whose token this is, held; an address without one, or with another's, is refused alike. */
export async function requireCaller(
  context: Context,
  { installationId, token }: ScimCaller,
  host: ConnectorHost,
): Promise<ScimInstallation> {
  const found = await firstRow<ScimInstallation>(
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

/** Whoever says which version they read writes over no other (RFC 7644, 3.14). */
export function requireVersion(version: string, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && !isKnown(version, ifMatch))
    throw new AppError("integrations.scim-version", 412, "It has changed since this version was read.");
}

/** A run of the connection, once for all that is sent while it goes on. */
export async function bringInStep(context: Context, { id, runsAs, status }: ScimInstallation): Promise<void> {
  if (status !== "ACTIVE" || runsAs === null) return;
  try {
    const asked = { installationId: id, reason: "HOOK" as const };
    await startTask(context, runConnectorTask, asked, { aboutId: id, askedBy: runsAs });
  } catch (error) {
    if (refusalOf(error)?.code !== runConnectorTask.codes.busy) throw error;
    await context.rows(sql`update {connector_installation} set next_run_at = ${context.clock.now()} where id = ${id}`);
  }
}

/** What was sent, by its shape. */
export function readSent<
  Shape extends { safeParse(value: unknown): { success: boolean; data?: unknown; error?: unknown } },
>(shape: Shape, value: unknown, subject: "user" | "group") {
  const found = shape.safeParse(value);
  if (!found.success) throw new AppError("integrations.scim-value", 400, `What was sent is no ${subject}.`);
  return found.data as NonNullable<Extract<ReturnType<Shape["safeParse"]>, { success: true }>["data"]>;
}
