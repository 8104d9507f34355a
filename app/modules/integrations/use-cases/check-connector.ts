import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import type { CheckReport } from "#sdk/index.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { requireConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { openSecret, runOrder } from "../host/run-order.ts";
import { previewRows, type Preview } from "./preview-rows.ts";
import { keepingTokens } from "./keep-secret.ts";
import { runFault } from "./refuse-fault.ts";
import { writeDown } from "./write-down.ts";

export const checkConnectorInput = z.object({ installationId: z.uuid() });

const checkReport = z.object({ account: z.string().min(1).max(300), readable: z.array(z.string().max(60)).max(20) });
const milliseconds = 15_000;

export type Checked = CheckReport & {
  previews: Preview[];
  /** What went wrong: told and not thrown, for what the source gave meanwhile to sign in with must be kept. */
  failed: { code: string; detail: string } | null;
};

/** Asks the source whose the credentials are, and for the first rows it would give. Nothing is kept but the account's name. */
export async function checkConnector(
  context: Context,
  { installationId }: z.output<typeof checkConnectorInput>,
  host: ConnectorHost,
): Promise<Checked> {
  const record = await holdInstallation(context, installationId);
  const connector = await requireConnector(host.config.connectors, record.connector);
  const secret = await openSecret(context, host, record);
  const tokens = keepingTokens((work) => work(context), host, record, secret);
  const options = { connector, installation: record, host, secret, now: context.clock.now(), milliseconds, ...tokens };
  try {
    const report = checkReport.parse(await runOrder({ act: "check" }, options));
    const streams = Object.keys(connector.streams).filter((name) => report.readable.includes(name));
    const previews: Preview[] = [];
    for (const stream of streams) previews.push(await previewRows(stream, options));
    await noteAccount(context, installationId, report.account);
    await writeDown(context, "check", installationId, { account: report.account, readable: report.readable });
    return { ...report, previews, failed: null };
  } catch (error) {
    const fault = runFault(error);
    if (!fault || error instanceof AppError) throw error;
    return {
      account: "",
      readable: [],
      previews: [],
      failed: { code: `integrations.fault-${fault.code}`, detail: fault.message },
    };
  }
}

/** By a statement of its own: the record was read before the source was asked, and its secret may be another since. */
async function noteAccount(context: Context, installationId: string, account: string): Promise<void> {
  await context.rows(
    sql`update {connector_installation} set account = ${account}, version = version + 1 where id = ${installationId}`,
  );
}
