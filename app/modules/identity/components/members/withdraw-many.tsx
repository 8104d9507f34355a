import { IconMailOff } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useConfirmAll } from "#app/shell/components/confirm-all/use-confirm-all.tsx";
import { isUnderWay, TaskWatch } from "#app/shell/components/task-watch.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { WithdrawingAll as Withdrawing } from "../../queries/withdrawing-all.ts";
import { inviteCommands } from "../identity-commands.ts";
import { useInviteSaid } from "./invite-said.ts";
import { WorkOnAll } from "./work-on-all.tsx";

type WithdrawManyProps = {
  /** Who is ticked; null where everybody who waits is meant. */
  selected: readonly string[] | null;
  count: number;
  onDone: () => void;
};

/** Takes invitations back, asked about before with their number: a link that has ended is not brought back. */
export function WithdrawMany({ selected, count, onDone }: WithdrawManyProps) {
  const { t } = useTranslation("identity");
  const command = inviteCommands.useCommand({
    intent: ["withdraw", "withdraw-all"],
    said: useInviteSaid(),
    then: ({ done }) => {
      if (done) onDone();
    },
  });
  const { confirm, dialog } = useConfirmAll({
    ...{
      above: 0,
      title: t("invites.withdraw.confirm", { count }),
      text: t("invites.withdraw.confirm-text", { count }),
    },
    goOn: t("invites.withdraw.go-on", { count }),
  });
  const withdraw = () =>
    command.send(selected === null ? { intent: "withdraw-all" } : { intent: "withdraw", employeeId: selected });
  return (
    <>
      <Button size="small" icon={<IconMailOff />} loading={command.busy} onClick={() => confirm(count, withdraw)}>
        {t("invites.row.withdraw")}
      </Button>
      {dialog}
    </>
  );
}

/** How far the withdrawing of all is; once it has ended, of how many. */
export function WithdrawingAll({ withdrawing }: { withdrawing: Withdrawing }) {
  const { t } = useTranslation("identity");
  const format = useFormat();
  const { state, error, count, done, total } = withdrawing;
  const numbers = { done: format.number(done), total: format.number(total) };
  if (state === "DONE") return <Callout tone="success">{t("invites.withdrawn", { count })}</Callout>;
  return (
    <WorkOnAll error={error}>
      <TaskWatch
        task={withdrawing}
        label={t("invites.withdraw.title")}
        phase={isUnderWay(withdrawing) ? t("invites.withdraw.going") : t("invites.withdraw.stopped", numbers)}
        mine
      />
    </WorkOnAll>
  );
}
