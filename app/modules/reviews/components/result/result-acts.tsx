import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ButtonSheet } from "#app/ui/button-sheet/button-sheet.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { ResultPage } from "../../queries/result-page.ts";
import { resultCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** What is done with a result: shared, and taken back with a reason. */
export function ResultActs({ page }: { page: ResultPage }) {
  const { revieweeId } = page;
  const may = useMayOn("ReviewResult", page.revieweeId);
  const { t } = useReviewWords();
  const share = resultCommands.useCommand({ intent: "share", said: t("said.shared") });
  const reopen = resultCommands.useCommand({ intent: "reopen", said: t("said.reopened") });
  if (!may("share") && !may("reopen")) return null;
  return (
    <div className={classes.buttons}>
      {may("share") ? (
        <ActForm command={share} intent="share" fields={{ revieweeId }}>
          <Button type="submit" tone="primary" loading={share.busy}>
            {t("act.share")}
          </Button>
          <p className={classes.soft}>{t("tells.share")}</p>
        </ActForm>
      ) : null}
      {may("reopen") ? (
        <ButtonSheet trigger={t("act.reopen-result")}>
          <ActForm command={reopen} intent="reopen" fields={{ revieweeId }} className={classes.form}>
            <TextField name="reason" label={t("list.reason")} required maxLength={1000} />
            <Button type="submit" loading={reopen.busy}>
              {t("act.reopen-result")}
            </Button>
            <p className={classes.soft}>{t("tells.nobody")}</p>
          </ActForm>
        </ButtonSheet>
      ) : null}
    </div>
  );
}
