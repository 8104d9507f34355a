import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { findConnection, secretPlace, type ConnectionRecord } from "../data/connection-record.ts";
import { readBaseAddress } from "../domain/base-address.ts";
import { providers } from "../domain/provider.ts";
import type { Installation } from "./installation.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const text = (most: number) => textInput({ most, anySigns: true, tooLong: "too-long" });

export const saveConnectionInput = z
  .object({
    kind: z.enum(providers),
    baseUrl: z
      .string({ error: "required" })
      .max(500, "too-long")
      .transform((typed, context) => {
        const read = readBaseAddress(typed);
        if (!read) context.addIssue("malformed-address");
        return read ?? { url: "", loopback: false };
      }),
    account: text(200).optional(),
    /** Empty where the one that stands is kept. */
    secret: z.string().max(2_000, "too-long").optional(),
  })
  .superRefine(({ kind, account }, context) => {
    if (kind === "SUPERSET" && !account) context.addIssue({ code: "custom", path: ["account"], message: "required" });
  });
export type SaveConnectionInput = z.output<typeof saveConnectionInput>;

/** Says which service shows dashboards, and with what Cairn signs or signs in there. The secret is sealed and never shown again. */
export async function saveConnection(
  context: Context,
  input: SaveConnectionInput,
  installation: Installation,
  ownOrigin: string,
): Promise<{ connectionId: string }> {
  await authorize(context, "edit", { kind: "AnalyticsConnection" });
  const {
    kind,
    baseUrl: { url: baseUrl, loopback },
  } = input;
  if (loopback && installation.config.production) throw refusedAddress("address-within");
  if (new URL(baseUrl).origin === ownOrigin) throw refusedAddress("address-own");
  const account = kind === "SUPERSET" ? (input.account ?? null) : null;
  const before = await findConnection(context, true);
  await refuseOtherKind(context, before, kind);
  const connectionId = before?.id ?? context.newId();
  const secret = await sealed(
    context,
    { before, kind, baseUrl, account, typed: input.secret ?? "", connectionId },
    installation,
  );
  await context.rows(
    sql`insert into {analytics_connection} (id, kind, base_url, account, secret, changed_by, changed_at)
      values (${connectionId}, ${kind}, ${baseUrl}, ${account}, ${secret}, ${context.actor.employeeId},
      ${context.clock.now()})
     on conflict (sole) do update set kind = excluded.kind, base_url = excluded.base_url, account = excluded.account,
       secret = excluded.secret, changed_by = excluded.changed_by, changed_at = excluded.changed_at
     where {analytics_connection}.id = excluded.id`,
  );
  await writeDown(
    context,
    "analytics.connection-saved",
    { connectionId },
    {
      action: "save-connection",
      subject: "AnalyticsConnection",
      id: connectionId,
      detail: {
        before: before && { kind: before.kind, baseUrl: before.baseUrl, account: before.account },
        after: { kind, baseUrl, account },
        newSecret: Boolean(input.secret),
      },
    },
  );
  return { connectionId };
}

function refusedAddress(code: string) {
  return invalid(`analytics.${code}`, "The service cannot be there.", { fields: { baseUrl: `analytics.${code}` } });
}

/** Dashboards of one service mean nothing to another. */
async function refuseOtherKind(context: Context, before: ConnectionRecord | null, kind: string): Promise<void> {
  if (!before || before.kind === kind) return;
  const [kept] = await context.rows(sql`select id from {analytics_dashboard} limit 1`);
  if (kept)
    throw conflict("analytics.kind-has-dashboards", "The dashboards belong to the other service.", {
      fields: { kind: "analytics.kind-has-dashboards" },
    });
}

/** The secret in place stays only where it goes to whom it went before: nobody sends it elsewhere without knowing it. */
async function sealed(
  context: Context,
  {
    before,
    kind,
    baseUrl,
    account,
    typed,
    connectionId,
  }: {
    before: ConnectionRecord | null;
    kind: string;
    baseUrl: string;
    account: string | null;
    typed: string;
    connectionId: string;
  },
  installation: Installation,
): Promise<string> {
  const same = before?.kind === kind && before.baseUrl === baseUrl && before.account === account;
  if (!typed && before && same) return before.secret;
  if (!typed)
    throw invalid("analytics.secret-needed", "The secret is needed.", {
      fields: { secret: before ? "analytics.secret-again" : "analytics.required" },
    });
  return (await tenantSealer(installation, context.tenant.id, context.clock.now())).seal(
    typed,
    secretPlace(connectionId),
  );
}
