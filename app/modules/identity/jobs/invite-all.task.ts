import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { pageTask } from "#app/platform/tasks/page-task.ts";

/** Everybody without a sign-in whom a search finds, or everybody who waits with an invitation, once more. */
const inviteAllInput = z.object({
  whom: z.enum(["people", "waiting"]),
  search: z.string().max(100).default(""),
});

/** Invites a whole list in the background, a hundred at a time. Whoever was written to since it was asked for is not again. */
export const inviteAllTask = pageTask({
  kind: "identity.invite-all",
  can: mayEver("create", "Invitation"),
  lane: "runs",
  input: inviteAllInput.extend({ since: z.iso.datetime() }),
  work: async (run, asked) => (await import("./invite-all.ts")).inviteAll(run, asked),
});

export const inviteAllIntent = {
  input: inviteAllInput,
  run: (context: Context, asked: z.output<typeof inviteAllInput>) =>
    inviteAllTask.ask(context, { ...asked, since: context.clock.now().toISOString() }),
};
