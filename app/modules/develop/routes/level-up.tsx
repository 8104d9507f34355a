import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { LevelUpScreen } from "../components/level-up/level-up-screen.tsx";
import { levelUpPage } from "../queries/level-up-page.ts";
import {
  approveLevelUp,
  approveLevelUpInput,
  declineLevelUp,
  decideLevelUpInput,
  refuseLevelUp,
  supportLevelUp,
  withdrawLevelUp,
} from "../use-cases/decide-level-up.ts";
import { oneRequest } from "../use-cases/develop-input.ts";
import { requestLevelUp, requestLevelUpInput } from "../use-cases/request-level-up.ts";

const can = feature("COMPETENCY_IDP");

export const loader = page({
  can,
  input: z.object({ employeeId: z.guid().optional(), form: z.enum(["request"]).optional().catch(undefined) }),
  load: async (context, { employeeId = context.actor.employeeId, form = null }) => ({
    ...(await levelUpPage(context, employeeId)),
    form,
  }),
});

export const action = command({
  can,
  intents: {
    request: { input: requestLevelUpInput, run: requestLevelUp },
    withdraw: { input: oneRequest, run: withdrawLevelUp },
    support: { input: decideLevelUpInput, run: supportLevelUp },
    decline: { input: decideLevelUpInput, run: declineLevelUp },
    approve: { input: approveLevelUpInput, run: approveLevelUp },
    refuse: { input: decideLevelUpInput, run: refuseLevelUp },
  },
});

/** The level-ups of a person: the one that runs, and those decided. */
export default function LevelUp() {
  return <LevelUpScreen page={useLoaderData<typeof loader>()} />;
}
