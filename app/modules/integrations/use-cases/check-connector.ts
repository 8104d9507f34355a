import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { CheckReport } from "#sdk/index.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { requireConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { openSecret, runOrder } from "../host/run-order.ts";
import { previewRows, type Preview } from "./preview-rows.ts";
import { tellingFaults } from "./refuse-fault.ts";
import { writeDown } from "./write-down.ts";

export const checkConnectorInput = z.object({ installationId: z.uuid() });

const checkReport = z.object({ account: z.string().min(1).max(300), readable: z.array(z.string().max(60)).max(20) });
const milliseconds = 15_000;

/** Asks the source whose the credentials are, and for the first rows it would give. Nothing is kept but the account's name. */
export async function checkConnector(
  context: Context,
  { installationId }: z.output<typeof checkConnectorInput>,
  host: ConnectorHost,
): Promise<CheckReport & { previews: Preview[] }> {
  const record = await holdInstallation(context, installationId);
  const connector = await requireConnector(host.config.connectors, record.connector);
  const secret = await openSecret(context, host, record);
  const options = { connector, installation: record, host, secret, now: context.clock.now(), milliseconds };
  const report = checkReport.parse(await tellingFaults(runOrder({ act: "check" }, options)));
  const streams = Object.keys(connector.streams).filter((name) => report.readable.includes(name));
  const previews: Preview[] = [];
  for (const stream of streams) previews.push(await tellingFaults(previewRows(stream, options)));
  record.account = report.account;
  await context.em.flush();
  await writeDown(context, "check", installationId, { account: report.account, readable: report.readable });
  return { ...report, previews };
}
