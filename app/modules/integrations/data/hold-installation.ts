import type { InferEntity } from "@mikro-orm/core";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { ConnectorInstallation } from "./entities.ts";

export type InstallationRecord = InferEntity<typeof ConnectorInstallation>;

const changedBy = ["set-up", "map", "check", "activate", "pause", "resume"].map((verb) => `integrations.${verb}`);

/** An installation for somebody who may change it, held until the transaction ends. */
export async function holdInstallation(
  context: Context,
  installationId: string,
  version?: number,
): Promise<InstallationRecord> {
  await authorize(context, "edit", { kind: "Connector" });
  return holdRecord(
    context,
    ConnectorInstallation,
    { id: installationId },
    { version, subject: "Connector", changedBy },
  ) as Promise<InstallationRecord>;
}
