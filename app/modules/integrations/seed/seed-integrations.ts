import { startTask } from "#app/platform/tasks/start-task.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { demoAdmin, demoPeople } from "#app/modules/people/index.ts";
import { ConnectorInstallation } from "../data/entities.ts";
import { runConnectorTask } from "../use-cases/run-task.ts";

/** A people file to look at: the sample that comes along with its connector, tried once by a dry run and not switched on. */
export async function seedIntegrations(context: Context, { adminId }: { adminId: string }): Promise<void> {
  const installationId = context.newId();
  context.em.create(ConnectorInstallation, {
    id: installationId,
    connector: "sftp-people",
    connectorVersion: "1.0.0",
    kind: "hr",
    name: "People file (sample)",
    status: "DRAFT",
    settings: { address: "sample:", hostKey: "", folder: "/", fileName: "people.csv" },
    mapping: {},
    account: "/people.csv",
    everyMinutes: 60,
    retiresMissing: false,
    failures: 0,
    createdBy: adminId,
    createdAt: context.clock.now(),
    version: 1,
  });
  await context.em.flush();
  const trial = { installationId, reason: "TRIAL" as const };
  await startTask(context, runConnectorTask, trial, { aboutId: installationId, askedBy: adminId });
}

export const integrationsSeed: Seed = {
  after: ["people"],
  run: (context, company) => seedIntegrations(context, { adminId: demoAdmin(demoPeople.of(company)).id }),
};
