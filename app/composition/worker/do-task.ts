import type { z } from "zod";
import { runTask } from "#app/platform/tasks/run-task.ts";
import type { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import { findTenantById } from "#tenancy/register.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { type Application, contextOf } from "../application.ts";
import { answerOf } from "./answer-of.ts";
import type { TasksUnderWay } from "./tasks-under-way.ts";

/** Does a task for the person who asked for it, with the rights they have now. One that holds its process up ends with it. */
export function doTask(
  application: Pick<
    Application,
    "database" | "clock" | "config" | "files" | "signer" | "logger" | "gatherings" | "mailer"
  >,
  underWay?: Pick<TasksUnderWay, "during">,
) {
  const { database, clock, config, logger, gatherings, mailer } = application;
  const installation = { database, config, gatherings, mailer, answerOf: answerOf(application) };
  return async ({ tenantId, taskId }: z.output<typeof runTaskJob.payload>): Promise<void> => {
    const tenant = await findTenantById(database, tenantId);
    if (tenant?.status !== "ACTIVE") return;
    const run = () =>
      runTask(
        {
          handlers: gatherings.taskHandlers,
          clock,
          installation,
          beside: (work) => inUnitOfWork(database, tenant, {}, work),
          openAs:
            (employeeId) =>
            (work, options = {}) =>
              inUnitOfWork(database, tenant, options, async (unit) =>
                work(await contextOf(application, unit, employeeId)),
              ),
        },
        taskId,
      );
    try {
      await (underWay ? underWay.during(tenant, taskId, run) : run());
    } catch (error) {
      logger.error({ err: { message: (error as Error).message }, task: taskId }, "a task failed");
      throw error;
    }
  };
}
