import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { asResponse } from "#app/platform/http/as-response.ts";
import { command } from "#app/platform/http/command.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { cancelTask, retryTask } from "#app/platform/tasks/tend-tasks.ts";

const input = z.object({ taskId: z.uuid(), returnTo: z.string().optional() });

/** Cancels long work, or has it done again, from whichever page shows it; and goes back there. A refusal has no page here. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { taskKinds } = args.context.scope.gatherings;
  const redirectTo = (_: unknown, { returnTo }: z.output<typeof input>) => safeReturn(returnTo, "/app");
  const answer = await command({
    can: signedIn,
    intents: {
      cancel: { input, run: (context, { taskId }) => cancelTask(context, taskKinds, taskId), redirectTo },
      retry: { input, run: (context, { taskId }) => retryTask(context, taskKinds, taskId), redirectTo },
    },
  })(args);
  return asResponse(answer);
}
