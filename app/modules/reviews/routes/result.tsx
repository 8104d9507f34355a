import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ResultScreen } from "../components/result/result-screen.tsx";
import { resultPage, resultPageInput } from "../queries/result-page.ts";
import { answerResult, answerResultInput } from "../use-cases/answer-result.ts";
import { oneReviewee, reopenResult, reopenResultInput, shareResult } from "../use-cases/share-results.ts";

const can = feature("REVIEW");

export const loader = page({
  can,
  input: resultPageInput,
  load: async (context, input) => ({ found: await resultPage(context, input), view: viewOf(input) }),
});

/** Choosing a provider switches to people; without one, questions come first. */
function viewOf({ view, provider }: { view?: "question" | "people" | undefined; provider?: string | undefined }) {
  return { by: provider ? ("people" as const) : (view ?? "question"), provider: provider ?? null };
}

export const action = command({
  can,
  intents: {
    share: { input: oneReviewee, run: shareResult },
    reopen: { input: reopenResultInput, run: reopenResult },
    answer: { input: answerResultInput, run: answerResult },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.found.employee.name} · ${data.found.cycle} · Cairn` : "Cairn" },
];

export default function Result() {
  const { found, view } = useLoaderData<typeof loader>();
  return <ResultScreen page={found} view={view} />;
}
