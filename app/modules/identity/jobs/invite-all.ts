import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { whyLeftOut, type InvitedAll, type LeftOut } from "../domain/left-out.ts";
import { idsInvitable } from "../queries/list-invitable.ts";
import { countSent, idsWaiting } from "../queries/list-invitations.ts";
import { noteInvited } from "../use-cases/invite-employees.ts";
import { sendInvitation, type Inviter } from "../use-cases/send-invitation.ts";

const batch = 100;
/** So many of those who were left out are named; of all of them there is a number. */
const mostNamed = 200;

type Asked = { whom: "people" | "waiting"; search: string; since: string };

/**
 * A hundred at a time are written down as invited, and then written to one by one: each link comes about with its mail.
 * Begun anew, it goes on with those who were not written to since it was asked for.
 */
export async function inviteAll(run: TaskRun, { whom, search, since }: Asked): Promise<void> {
  const { installation, open, progress } = run;
  const from = new Date(since);
  const { ids, before } = await open(async (context) => ({
    ids:
      whom === "people"
        ? await idsInvitable(context, installation.database, search)
        : await idsWaiting(context, installation.database, from),
    before: await countSent(context, installation.database, from),
  }));
  const total = before + ids.length;
  const left: LeftOut[] = [];
  let done = before;
  for (let at = 0; at < ids.length; at += batch) {
    const noted = await open(async (context) => {
      const inviter: Inviter = { tenant: context.tenant, actor: context.actor, clock: context.clock };
      return { inviter, ...(await noteInvited(context, ids.slice(at, at + batch), installation.database)) };
    });
    left.push(...noted.left);
    done += noted.left.length;
    for (const person of noted.people) {
      await sendInvitation(noted.inviter, installation, person);
      await progress((done += 1), total);
    }
  }
  await progress(done, total);
  await run.finish(async (context) => ({
    result: told(await countSent(context, installation.database, from), left),
  }));
}

function told(invited: number, left: readonly LeftOut[]): InvitedAll {
  const counts = whyLeftOut
    .map((why) => ({ why, count: left.filter((one) => one.why === why).length }))
    .filter(({ count }) => count > 0);
  return { invited, counts, left: left.slice(0, mostNamed) };
}
