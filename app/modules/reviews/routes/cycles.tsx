import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { viewsOfList } from "#app/modules/audiences/index.ts";
import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { CyclesScreen } from "../components/cycles/cycles-screen.tsx";
import { cycleListInput, listCycles } from "../queries/cycle-list.ts";
import { reviewPlaces } from "../review-places.ts";
import { copyCycle, copyCycleInput, createCycle, createCycleInput } from "../use-cases/create-cycle.ts";
import {
  cancelCycle,
  moveCycleInput,
  publishCycle,
  reasonedCycleInput,
  reopenCycle,
  restoreCycle,
} from "../use-cases/move-cycle.ts";

const can = all(feature("REVIEW"), mayEver("view", "ReviewCycle"));

export const loader = page({
  can,
  input: cycleListInput.extend({
    new: z.string().optional(),
    /** Whom alone a probation review is to be about, and its level. */
    probationOf: z.guid().optional().catch(undefined),
    level: z.coerce.number().int().min(1).max(9).optional().catch(undefined),
  }),
  load: async (context, { new: creating, probationOf, level = null, ...input }, { url }, { gatherings }) => {
    const views = await viewsOfList(context, gatherings.rooms, url);
    if (views?.leadsTo) throw redirect(views.leadsTo);
    return {
      input,
      creating: creating !== undefined,
      probation: probationOf ? await probationFor(context, probationOf, level) : null,
      views,
      ...(await listCycles(context, input)),
    };
  },
});

async function probationFor(context: Context, employeeId: string, level: number | null) {
  const person = (await peopleByIds(context, [employeeId])).get(employeeId);
  return person ? { employeeId, name: person.name, level } : null;
}

export const action = command({
  can,
  intents: {
    create: { input: createCycleInput, run: createCycle, redirectTo: ({ cycleId }) => reviewPlaces.wizard(cycleId) },
    copy: { input: copyCycleInput, run: copyCycle, redirectTo: ({ cycleId }) => reviewPlaces.wizard(cycleId) },
    cancel: { input: reasonedCycleInput, run: cancelCycle },
    restore: { input: moveCycleInput, run: restoreCycle },
    publish: { input: moveCycleInput, run: publishCycle },
    reopen: { input: reasonedCycleInput, run: reopenCycle },
  },
});

export default function Cycles() {
  return <CyclesScreen page={useLoaderData<typeof loader>()} />;
}

export type CyclesPage = ReturnType<typeof useLoaderData<typeof loader>>;
