import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { changedAtOnce } from "#app/platform/tasks/changed-at-once.ts";
import type { InBackground } from "#app/platform/tasks/acts-on-many.ts";
import { pageTask } from "#app/platform/tasks/page-task.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { idsWaiting } from "../queries/list-invitations.ts";
import type { InvitationScope } from "../use-cases/invite-employees.ts";
import { endLinks, noteWithdrawn, withdrawInvitations } from "../use-cases/withdraw-invitation.ts";

const asked = z.object({ since: z.iso.datetime() });

/** Takes back every invitation that waits, a hundred at a time; what is sent after it was asked for stays. */
export const withdrawAllTask = pageTask({
  kind: "identity.withdraw-all",
  can: mayEver("delete", "Invitation"),
  lane: "runs",
  input: asked,
  work: withdrawAll,
});

async function withdrawAll({ open, installation, progress, finish }: TaskRun, { since }: z.output<typeof asked>) {
  const { database } = installation;
  const before = new Date(since);
  const ids = await open((context) => idsWaiting(context, database, before));
  let count = 0;
  for (let at = 0; at < ids.length; at += changedAtOnce) {
    const { tenant, withdrawn } = await open(async (context) => ({
      tenant: context.tenant,
      withdrawn: await noteWithdrawn(context, database, ids.slice(at, at + changedAtOnce), before),
    }));
    await endLinks({ tenant }, database, withdrawn, before);
    count += withdrawn.length;
    await progress(Math.min(at + changedAtOnce, ids.length), ids.length);
  }
  await finish(async () => ({ result: { count } }));
}

/** Of a few it is done at once. */
export const withdrawAllIntent = {
  input: z.object({}),
  run: async (
    context: Context,
    _: object,
    scope: Pick<InvitationScope, "database" | "settle">,
  ): Promise<number | InBackground> => {
    const now = context.clock.now();
    const employeeId = await idsWaiting(context, scope.database, now);
    if (employeeId.length <= changedAtOnce) return withdrawInvitations(context, { employeeId }, scope);
    const { taskId } = await withdrawAllTask.ask(context, { since: now.toISOString() });
    return { background: { taskId, count: employeeId.length } };
  },
};
