import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PlanningScreen } from "../components/planning/planning-screen.tsx";
import { memberSheet } from "../queries/member-sheet.ts";
import type { PlanningScope } from "../domain/planning-view.ts";
import { planningPage, planningPageInput } from "../queries/planning-page.ts";
import { applyLateChanges, applyLateChangesInput } from "../use-cases/apply-late-changes.ts";
import { applyRecommendations, applyRecommendationsInput } from "../use-cases/apply-recommendations.ts";
import { releaseLetters, releaseLettersInput } from "../use-cases/letters.ts";
import {
  backToPlanning,
  moveCycleInput,
  publishCycle,
  reopenCycle,
  reopenCycleInput,
  startReview,
} from "../use-cases/move-cycle.ts";
import { passOn, passOnInput, reassign, reassignInput, sendBack, sendBackInput } from "../use-cases/pass-on.ts";
import { releaseHoldback } from "../use-cases/release-holdback.ts";
import { applyWhatIf, createWhatIf, createWhatIfInput, deleteWhatIf, oneWhatIfInput } from "../use-cases/what-ifs.ts";
import { createCycle, createCycleInput } from "../use-cases/save-cycle.ts";

const can = all(feature("COMPENSATION"), mayEver("view", "CompensationPlan"));

export const loader = page({
  can,
  input: planningPageInput,
  load: async (context, input, request) => {
    const shown = await planningPage(context, scopeOf(request), input);
    return { page: shown, sheet: shown.member ? await memberSheet(context, shown.member) : null };
  },
});

function scopeOf(request: Request): PlanningScope {
  const { pathname } = new URL(request.url);
  if (pathname.includes("/team/direct-reports/")) return "direct-reports";
  return pathname.includes("/team/") ? "all-reports" : "company";
}

export const action = command({
  can,
  intents: {
    "create-cycle": { input: createCycleInput, run: createCycle },
    "start-review": { input: moveCycleInput, run: startReview },
    "back-to-planning": { input: moveCycleInput, run: backToPlanning },
    publish: { input: moveCycleInput, run: publishCycle },
    reopen: { input: reopenCycleInput, run: reopenCycle },
    submit: { input: passOnInput, run: passOn },
    "send-back": { input: sendBackInput, run: sendBack },
    recommend: { input: applyRecommendationsInput, run: applyRecommendations },
    reassign: { input: reassignInput, run: reassign },
    "create-what-if": { input: createWhatIfInput, run: createWhatIf },
    "apply-what-if": { input: oneWhatIfInput, run: applyWhatIf },
    "delete-what-if": { input: oneWhatIfInput, run: deleteWhatIf },
    "apply-late-changes": { input: applyLateChangesInput, run: applyLateChanges },
    "release-holdback": { input: moveCycleInput, run: releaseHoldback },
    "release-letters": { input: releaseLettersInput, run: releaseLetters },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.page.cycle ? `${data.page.cycle.name} · Cairn` : "Cairn" },
];

export default function Planning() {
  const { page: shown, sheet } = useLoaderData<typeof loader>();
  return <PlanningScreen page={shown} sheet={sheet} />;
}
