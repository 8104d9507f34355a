import { PersonChip } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import type { ManagerChangesShown } from "../../queries/manager-changes.ts";
import { completionCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

type ManagerChangesProps = { changes: ManagerChangesShown; cycleId: string };

/** People whose manager changed while they are reviewed: who would be accountable, doing it, and taking it back. */
export function ManagerChanges({ changes, cycleId }: ManagerChangesProps) {
  const { t } = useReviewWords();
  return (
    <>
      {changes.total > 0 ? (
        <Callout tone="warning" title={t("managers.moved", { count: changes.total })}>
          <Preview changes={changes} />
          <Follow cycleId={cycleId} />
        </Callout>
      ) : null}
      {changes.latest ? <Undo latest={changes.latest} cycleId={cycleId} /> : null}
    </>
  );
}

function Preview({ changes: { moved, total } }: Pick<ManagerChangesProps, "changes">) {
  const { t, format } = useReviewWords();
  return (
    <Fold title={t("managers.preview")}>
      <RowList>
        {moved.map(({ revieweeId, employee, before, after }) => (
          <Row apart key={revieweeId}>
            <PersonChip person={employee} />
            <span className={classes.facts}>
              <span>{t("managers.from-to", { before: before?.name ?? "–", after: after.name })}</span>
            </span>
          </Row>
        ))}
      </RowList>
      {total > moved.length ? (
        <p className={classes.soft}>
          {t("validation.more", { count: total - moved.length, number: format.number(total - moved.length) })}
        </p>
      ) : null}
    </Fold>
  );
}

function Follow({ cycleId }: Pick<ManagerChangesProps, "cycleId">) {
  const { t } = useReviewWords();
  const command = completionCommands.useCommand({
    intent: "follow-managers",
    said: ({ value }) => t("managers.followed", { count: value.changed }),
  });
  return (
    <ActForm command={command} intent="follow-managers" fields={{ cycleId }} className={classes.set}>
      <div>
        <Button type="submit" loading={command.busy}>
          {t("managers.follow")}
        </Button>
      </div>
      <p className={classes.soft}>{t("tells.managers")}</p>
    </ActForm>
  );
}

type UndoProps = { latest: NonNullable<ManagerChangesShown["latest"]>; cycleId: string };

function Undo({ latest: { actId, people, on }, cycleId }: UndoProps) {
  const { t, format } = useReviewWords();
  const command = completionCommands.useCommand({ intent: "undo-managers", said: t("managers.undone") });
  return (
    <ActForm command={command} intent="undo-managers" fields={{ cycleId, actId }} className={classes.line}>
      <span className={classes.soft}>{t("managers.latest", { count: people, date: format.date(on) })}</span>
      <Button type="submit" size="small" tone="quiet" loading={command.busy}>
        {t("managers.undo")}
      </Button>
    </ActForm>
  );
}
