import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { Button } from "#app/ui/button/button.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { FullHistoryView } from "../components/history/full-history.tsx";
import { useGoalWords } from "../components/goal-words.ts";
import { fullHistory, fullHistoryInput } from "../queries/full-history.ts";

export const loader = page({
  can: feature("GOAL"),
  input: fullHistoryInput,
  load: (context, input) => fullHistory(context, input),
});

/** All that happened to a goal, on a page of its own. */
export default function History() {
  const { t } = useGoalWords();
  const history = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t("history.title", { title: history.goal.title })}
        actions={<Button href={`/app/goal/${history.goal.id}`}>{t("back")}</Button>}
      />
      <FullHistoryView history={history} />
    </>
  );
}
