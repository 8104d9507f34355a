import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { askOutside } from "#app/platform/http/ask-outside.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { findConnection, secretPlace } from "../data/connection-record.ts";
import type { Installation } from "./installation.ts";
import { metabaseToken, type MintInput } from "./mint-metabase.ts";
import { signInToSuperset } from "./mint-superset.ts";
import { mayBeHere } from "./open-view.ts";
import { askingService, serviceFault } from "./service-fault.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const testConnectionInput = z.object({ connectionId: z.uuid() });

type Tested = Pick<MintInput, "baseUrl" | "account" | "secret" | "now" | "loopback"> & { providerRef: string | null };

/** Tries the connection as a view would, and says what is wrong with it. Without a dashboard yet, a signature cannot be tried. */
export async function testConnection(
  context: Context,
  { connectionId }: z.output<typeof testConnectionInput>,
  installation: Installation,
): Promise<{ tried: "ALL" | "REACHED" }> {
  await authorize(context, "edit", { kind: "AnalyticsConnection" });
  const connection = await findConnection(context);
  if (connection?.id !== connectionId) throw notFound("The connection");
  const now = context.clock.now();
  const [first] = await context.rows<{ providerRef: string }>(
    sql`select provider_ref as "providerRef" from {analytics_dashboard} order by lower(name), id limit 1`,
  );
  const secret = (await tenantSealer(installation, context.tenant.id, now)).open(
    connection.secret,
    secretPlace(connectionId),
  );
  const tested = {
    ...connection,
    secret,
    now,
    loopback: mayBeHere(connection.baseUrl, installation),
    providerRef: first?.providerRef ?? null,
  };
  await writeDown(
    context,
    "analytics.connection-tested",
    { connectionId },
    { action: "test-connection", subject: "AnalyticsConnection", id: connectionId },
  );
  if (connection.kind === "SUPERSET") {
    await signInToSuperset(tested);
    return { tried: "ALL" };
  }
  return tryMetabase(tested);
}

async function tryMetabase({
  baseUrl,
  secret,
  providerRef,
  now,
  loopback,
}: Tested): Promise<{ tried: "ALL" | "REACHED" }> {
  const until = Date.now() + 5_000;
  const ask = (path: string) => askingService(askOutside({ url: `${baseUrl}${path}`, method: "GET", until, loopback }));
  const health = await ask("/api/health");
  if (health.status >= 400 || (health.body as { status?: unknown } | undefined)?.status !== "ok")
    throw serviceFault(health.status >= 500 ? "failing" : "malformed");
  if (providerRef === null) return { tried: "REACHED" };
  const { status } = await ask(
    `/api/embed/dashboard/${await metabaseToken({ secret, providerRef, filters: [], now })}`,
  );
  if (status === 404) throw serviceFault("not-found");
  if (status >= 500) throw serviceFault("failing");
  if (status >= 400) throw serviceFault("refused");
  return { tried: "ALL" };
}
