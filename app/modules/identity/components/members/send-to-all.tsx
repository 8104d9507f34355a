import { IconSend } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useConfirmAll } from "#app/shell/components/confirm-all/use-confirm-all.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { inviteCommands } from "../identity-commands.ts";
import { useInviteSaid } from "./invite-said.ts";

type SendToAllProps = {
  /** Who has no sign-in, or who waits with an invitation. */
  whom: "people" | "waiting";
  search: string;
  total: number;
  onDone: () => void;
};

/** Writes to a whole list, asked about before: a mail that has left is not called back. */
export function SendToAll({ whom, search, total, onDone }: SendToAllProps) {
  const { t } = useTranslation("identity");
  const format = useFormat();
  const command = inviteCommands.useCommand({
    intent: "invite-all",
    said: useInviteSaid(),
    then: ({ done }) => {
      if (done) onDone();
    },
  });
  const count = format.number(total);
  const { confirm, dialog } = useConfirmAll({
    ...{ above: 0, title: t("invites.all.confirm", { count }), text: t("invites.all.confirm-text") },
    goOn: t("invites.all.send", { count }),
  });
  return (
    <>
      <Button
        tone="primary"
        size="small"
        icon={<IconSend />}
        loading={command.busy}
        onClick={() => confirm(total, () => command.send({ intent: "invite-all", whom, search }))}
      >
        {t("invites.all.send", { count })}
      </Button>
      {dialog}
    </>
  );
}
