import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { OpenForm } from "../../queries/completion.ts";
import { completionCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** A reminder; and for who runs the cycle, more time, opening again, and submitting in the reviewer's place. */
export function FormActs({ row, runs }: { row: OpenForm; runs: boolean }) {
  const { t } = useReviewWords();
  const { id, status, employee, provider } = row;
  const remind = completionCommands.useCommand({
    intent: "remind",
    key: `remind ${id}`,
    said: ({ value }) => t("said.reminded", { count: value.reminded }),
  });
  const done = status === "SUBMITTED";
  if ((done || status === null) && !runs) return null;
  return (
    <MoreActions label={`${t("list.more")}: ${employee.name}, ${t(`provider.${provider}`)}`}>
      {done ? null : (
        <ActForm command={remind} intent="remind" fields={{ formIds: id }}>
          <Button type="submit" tone="quiet" loading={remind.busy}>
            {t("act.remind")}
          </Button>
        </ActForm>
      )}
      {runs && !done ? <Extend row={row} /> : null}
      {runs ? <Reasoned row={row} intent={done ? "reopen-form" : "force-submit"} /> : null}
    </MoreActions>
  );
}

function Extend({ row: { id, dueOn } }: { row: OpenForm }) {
  const { t } = useReviewWords();
  const command = completionCommands.useCommand({ intent: "extend", key: `extend ${id}`, said: t("said.saved") });
  return (
    <Fold title={t("act.extend")}>
      <ActForm command={command} intent="extend" fields={{ formId: id }} className={classes.set}>
        <DateField id={`extend-${id}`} name="dueOn" label={t("list.due")} defaultValue={dueOn} required />
        <Button type="submit" loading={command.busy}>
          {t("act.extend")}
        </Button>
        <p className={classes.soft}>{t("tells.reviewer")}</p>
      </ActForm>
    </Fold>
  );
}

function Reasoned({ row: { id }, intent }: { row: OpenForm; intent: "reopen-form" | "force-submit" }) {
  const { t } = useReviewWords();
  const command = completionCommands.useCommand({ intent, key: `${intent} ${id}`, said: t("said.saved") });
  return (
    <Fold title={t(`act.${intent}`)}>
      <ActForm command={command} intent={intent} fields={{ formId: id }} className={classes.set}>
        <TextField id={`${intent}-${id}`} name="reason" label={t("list.reason")} required maxLength={1000} />
        <Button type="submit" loading={command.busy}>
          {t(`act.${intent}`)}
        </Button>
        <p className={classes.soft}>{t(intent === "reopen-form" ? "tells.reviewer" : "tells.nobody")}</p>
      </ActForm>
    </Fold>
  );
}
