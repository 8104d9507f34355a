import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { initiativePlaces } from "../initiative-places.ts";
import { useTaskWords } from "./task-words.ts";

/** What came of changing several tasks, and the way back to the list. */
export function ManyAnswer({ answer }: { answer: CommandResult | null }) {
  const { t, refusal, fieldError } = useTaskWords();
  const problem = answer?.error
    ? refusal(answer.error.code, answer.error.params)
    : fieldError(Object.values(answer?.reply?.error ?? {})[0] ?? undefined);
  const back = <Button href={initiativePlaces.mine}>{t("pages.mine.title")}</Button>;
  return (
    <>
      <PageHeader title={t("many.title")} actions={back} />
      {answer?.done ? (
        <Callout
          tone="success"
          title={t(`many.${answer.intent}`, { count: (answer.value as { ids: string[] }).ids.length })}
        />
      ) : null}
      {answer && !answer.done ? <Callout tone="danger" announced title={problem ?? t("errors.failed")} /> : null}
    </>
  );
}
