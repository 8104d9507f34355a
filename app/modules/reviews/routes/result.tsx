import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ResultScreen } from "../components/result/result-screen.tsx";
import { resultPage, resultPageInput } from "../queries/result-page.ts";
import { resultsOverTime } from "../queries/results-over-time.ts";
import { reviewPlaces } from "../review-places.ts";
import { decideProbation, decideProbationInput } from "../use-cases/decide-probation.ts";
import {
  addActionInput,
  addActionOnce,
  finishAction,
  finishActionInput,
  removeAction,
  removeActionInput,
} from "../use-cases/plan-actions.ts";
import { answerResult, answerResultInput } from "../use-cases/answer-result.ts";
import { oneReviewee, reopenResult, reopenResultInput, shareResult } from "../use-cases/share-results.ts";

const can = feature("REVIEW");

export const loader = page({
  can,
  input: resultPageInput.extend({ opened: z.string().optional() }),
  load: async (context, input, { url }) => {
    const found = await resultPage(context, input);
    const view = viewOf(input, url);
    const over = view.by === "chart" ? await resultsOverTime(context, input.employeeId, found.audience) : null;
    return { found, view, over };
  },
});

/** Choosing a provider switches to people; without one, questions come first. Charts have an address of their own. */
type Asked = { view?: "question" | "people" | undefined; provider?: string | undefined; opened?: string | undefined };
function viewOf({ view, provider, opened }: Asked, url: string) {
  const drawn = new URL(url).pathname.replace(/\.data$/, "").endsWith("/chart");
  const by = drawn ? ("chart" as const) : provider ? ("people" as const) : (view ?? "question");
  return { by, provider: provider ?? null, opened: opened !== undefined };
}

export const action = command({
  can,
  intents: {
    share: { input: oneReviewee, run: shareResult },
    reopen: { input: reopenResultInput, run: reopenResult },
    answer: {
      input: answerResultInput,
      run: answerResult,
      redirectTo: (_, { revieweeId }) => reviewPlaces.answered(revieweeId),
    },
    "add-action": { input: addActionInput, run: addActionOnce },
    "finish-action": { input: finishActionInput, run: finishAction },
    "remove-action": { input: removeActionInput, run: removeAction },
    "decide-probation": { input: decideProbationInput, run: decideProbation },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.found.employee.name} · ${data.found.cycle} · Cairn` : "Cairn" },
];

export default function Result() {
  const { found, view, over } = useLoaderData<typeof loader>();
  return <ResultScreen page={found} view={view} over={over} />;
}
