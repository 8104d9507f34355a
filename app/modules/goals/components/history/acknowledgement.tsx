import { ActForm } from "#app/platform/forms/act-form.tsx";
import { goalAction, useCommand } from "../goal-commands.ts";
import { IconChecks } from "@tabler/icons-react";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { HistoryEntry } from "../../queries/goal-history.ts";
import classes from "../goal-panel/goal-body.module.css";
import { useGoalWords } from "../goal-words.ts";

export type CheckInEntry = Extract<HistoryEntry, { kind: "CHECK_IN" }>;

/** Who has read a check-in, or the button with which a reviewer says so; nobody says it of their own. */
export function Acknowledgement({
  entry,
  timeZone,
  mayAcknowledge,
}: {
  entry: CheckInEntry;
  timeZone: string;
  mayAcknowledge: boolean;
}) {
  const { t, format } = useGoalWords(timeZone);
  const { employeeId } = useViewer();
  if (entry.acknowledged) {
    const { name, at } = entry.acknowledged;
    return (
      <p className={classes.acknowledged}>
        <IconChecks size={15} aria-hidden="true" />
        {t("acknowledge.by", { name, date: format.dateTime(at) })}
      </p>
    );
  }
  if (!mayAcknowledge || !entry.person || entry.person.id === employeeId) return null;
  return <AcknowledgeButton goalId={entry.goal.id} checkInId={entry.id} />;
}

function AcknowledgeButton({ goalId, checkInId }: { goalId: string; checkInId: string }) {
  const { t } = useGoalWords();
  const command = useCommand({
    intent: "acknowledge-check-in",
    action: goalAction(goalId),
    said: t("acknowledge.done"),
  });
  return (
    <ActForm command={command} intent="acknowledge-check-in" fields={{ checkInId }} className={classes.acknowledge}>
      <Button type="submit" size="small" loading={command.busy} icon={<IconChecks />}>
        {t("acknowledge.do")}
      </Button>
    </ActForm>
  );
}
