import { failHeldTask } from "#app/platform/tasks/held-task.ts";
import { giveBackTask } from "#app/platform/tasks/give-back-task.ts";
import { workFor } from "#tenancy/company-at-work.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Watchdog } from "#tenancy/watchdog.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";

/** What this process is at work on, so that nothing is lost or begun twice however it ends. */
export interface TasksUnderWay {
  during<Result>(tenant: Tenant, taskId: string, work: () => Promise<Result>): Promise<Result>;
  /** Puts back what is still under way, when the process is asked to end. */
  giveBack(): Promise<void>;
}

/** A task that holds the process up is ended with it by the watchdog; one that is under way when it ends is given back. */
export function tasksUnderWay(application: Application, watchdog: Pick<Watchdog, "during">): TasksUnderWay {
  const underWay = new Map<string, Tenant>();
  return {
    during: async (tenant, taskId, work) => {
      underWay.set(taskId, tenant);
      try {
        return await watchdog.during(tenant, failHeldTask(taskId), work);
      } finally {
        underWay.delete(taskId);
      }
    },
    giveBack: async () => {
      const { taskKinds } = application.gatherings;
      for (const [taskId, tenant] of underWay)
        await workFor(tenant, () =>
          asProduct(application, tenant, (context) => giveBackTask(context, taskKinds, taskId)).catch(
            ({ message }: Error) =>
              application.logger.error({ err: { message }, task: taskId }, "a task was not given back"),
          ),
        );
    },
  };
}
