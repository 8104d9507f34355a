import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { runConnectorTask } from "./run-task.ts";
import { stopTasksAbout } from "#app/platform/tasks/tend-tasks.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { writeDown } from "./write-down.ts";

export const installationInput = z.object({ installationId: z.uuid().describe("The installation.") });
type Named = z.output<typeof installationInput>;

/** Switches it on: it runs now and then again and again, by the rights of who said so. */
export async function activateConnector(context: Context, { installationId }: Named): Promise<void> {
  const record = await holdInstallation(context, installationId);
  if (record.status === "ACTIVE") throw conflict("integrations.active-already", "It is on already.");
  if (record.account === null) throw conflict("integrations.check-first", "Check the connection first.");
  Object.assign(record, {
    status: "ACTIVE",
    runsAs: context.actor.employeeId,
    failures: 0,
    lastError: null,
    nextRunAt: new Date(context.clock.now().getTime() + record.everyMinutes * 60_000),
  });
  await context.em.flush();
  await writeDown(context, "activate", installationId);
  await startTask(context, runConnectorTask, { installationId, reason: "MANUAL" }, { aboutId: installationId });
}

/** Nothing is read or written until it is switched on again: a run that goes on is ended, and changes nothing. */
export async function pauseConnector(context: Context, { installationId }: Named): Promise<void> {
  const record = await holdInstallation(context, installationId);
  if (record.status !== "ACTIVE") throw conflict("integrations.not-active", "It is not on.");
  Object.assign(record, { status: "PAUSED", nextRunAt: null });
  await context.em.flush();
  await stopTasksAbout(context, runConnectorTask, installationId);
  await writeDown(context, "pause", installationId);
}
