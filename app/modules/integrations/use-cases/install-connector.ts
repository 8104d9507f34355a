import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import { ConnectorInstallation } from "../data/entities.ts";
import { requireConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const nameInput = textInput({ most: 80, missing: "required", tooLong: "too-long" }).describe(
  "What the installation is called here.",
);

export const installConnectorInput = z.object({
  connector: z.string().max(60).describe("The connector's id in the catalogue."),
  name: nameInput,
  consent: z
    .literal("on", { error: "consent-needed" })
    .describe("`on`: what it reaches and what it reads was agreed to."),
});

const mostInstallations = 40;

/** Takes a connector from the catalogue, after its hosts and data were agreed to. Nothing runs until it is set up and switched on. */
export async function installConnector(
  context: Context,
  { connector: id, name }: z.output<typeof installConnectorInput>,
  host: Pick<ConnectorHost, "config">,
): Promise<{ installationId: string }> {
  await authorize(context, "edit", { kind: "Connector" });
  const connector = await requireConnector(host.config.connectors, id);
  const [standing] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {connector_installation}`,
  );
  if (standing!.count >= mostInstallations)
    throw conflict("integrations.too-many", "There are as many as there may be.", {
      params: { most: mostInstallations },
    });
  const installationId = context.newId();
  const { manifest, streams } = connector;
  const every = Object.values(streams).map(({ everyMinutes }) => everyMinutes);
  context.em.create(ConnectorInstallation, {
    id: installationId,
    connector: id,
    connectorVersion: manifest.version,
    kind: manifest.kind,
    name,
    status: "DRAFT",
    settings: {},
    mapping: {},
    everyMinutes: Math.min(10_080, Math.max(15, ...(every.length > 0 ? [Math.min(...every)] : [60]))),
    retiresMissing: false,
    failures: 0,
    createdBy: context.actor.employeeId,
    createdAt: context.clock.now(),
    version: 1,
  });
  await refusingTakenName(context.em.flush());
  const { egress, dataClasses } = manifest;
  await writeDown(context, "install", installationId, {
    connector: id,
    version: manifest.version,
    hosts: egress.map(({ host: fixed, fromSetting }) => fixed ?? `{${fromSetting}}`),
    dataClasses,
  });
  return { installationId };
}

export function refusingTakenName<Result>(work: Promise<Result>): Promise<Result> {
  return refusingTaken(work, {
    connector_installation_name: {
      code: "integrations.duplicate-name",
      field: "name",
      message: "Another installation has this name.",
    },
  });
}
