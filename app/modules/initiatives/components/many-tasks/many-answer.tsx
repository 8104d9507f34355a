import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { initiativePlaces } from "../../initiative-places.ts";
import { manyActs, useManySaid } from "./many-bar.tsx";
import { manyCommands } from "../task-commands.ts";
import { useTaskWords } from "../task-words.ts";

/** What came of changing several tasks, and the way back to the list. */
export function ManyAnswer() {
  const { t } = useTaskWords();
  const answered = manyCommands.usePageAnswer(...manyActs) !== null;
  const back = <Button href={initiativePlaces.mine}>{t("pages.mine.title")}</Button>;
  return (
    <>
      <PageHeader title={t("many.title")} actions={back} />
      <manyCommands.PageAnswer intents={manyActs} said={useManySaid()} />
      {answered ? null : <EmptyState title={t("many.none")}>{t("many.none-text")}</EmptyState>}
    </>
  );
}
