import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { requireConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { offered, type OfferedConnector } from "./plugins-page.ts";

export type InstallPage = OfferedConnector & {
  /** Fixed hosts, and null where the host is the address an administrator gives. */
  hosts: { host: string | null; writes: boolean }[];
  dataClasses: readonly string[];
  streams: string[];
  actions: string[];
  level: number;
};

/** What a connector reaches, reads and writes, for who is asked to agree. */
export async function installPage(
  context: Context,
  connector: string,
  host: Pick<ConnectorHost, "config">,
): Promise<InstallPage> {
  await authorize(context, "edit", { kind: "Connector" });
  const known = await requireConnector(host.config.connectors, connector);
  const { egress, dataClasses } = known.manifest;
  return {
    ...offered(known, context),
    hosts: egress.map(({ host: fixed, methods }) => ({
      host: fixed ?? null,
      writes: methods.some((method) => !["GET", "PROPFIND", "REPORT"].includes(method)),
    })),
    dataClasses,
    streams: Object.keys(known.streams),
    actions: known.actions,
    level: known.level,
  };
}
