import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { useSelection } from "#app/shell/components/list-screen/use-selection.ts";
import { AvatarLine } from "#app/ui/avatar-line/avatar-line.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import type { PendingInvitation } from "../../queries/list-invitations.ts";
import { memberPageSize, pendingPageName } from "../../domain/member-status.ts";
import { inviteCommands } from "../identity-commands.ts";
import { useInviteSaid } from "./invite-said.ts";
import classes from "./invitations.module.css";
import { SendToAll } from "./send-to-all.tsx";

export type PendingInvitationsProps = {
  rows: readonly PendingInvitation[];
  total: number;
  page: number;
  timeZone: string;
};

/** Who was invited and has not joined: send again, to some or to all, or take it back. */
export function PendingInvitations({ rows, total, page, timeZone }: PendingInvitationsProps) {
  const { t } = useTranslation("identity");
  const columns = useColumns(timeZone);
  const { selected, onChange, clear, matching, address } = useSelection(total, pendingPageName);
  return (
    <>
      <DataTable
        caption={t("invites.pending")}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.employeeId}
        selection={{
          selected,
          onChange,
          matching,
          allLabel: t("invites.choose-all"),
          rowLabel: (row) => t("invites.choose", { name: row.name }),
          countLabel: (count) => t("invites.chosen", { count }),
          actions:
            address === null ? (
              <SendAgain selected={selected} onDone={clear} />
            ) : (
              <SendToAll whom="waiting" search="" total={total} onDone={clear} />
            ),
        }}
      />
      <ListPages name={pendingPageName} total={total} page={page} pageSize={memberPageSize} />
    </>
  );
}

function useColumns(timeZone: string): Column<PendingInvitation>[] {
  const { t } = useTranslation("identity");
  const format = useFormat(timeZone);
  return [
    {
      id: "name",
      header: t("invites.column.name"),
      render: (row) => <AvatarLine name={row.name} src={photoAddress(row.photo)} below={row.email} />,
    },
    {
      id: "sent",
      narrow: true,
      header: t("invites.column.sent"),
      width: "130px",
      render: (row) => format.date(row.sentAt),
    },
    {
      id: "state",
      narrow: true,
      header: t("invites.column.state"),
      width: "190px",
      render: (row) =>
        row.expired ? (
          <Chip tone="orange">{t("invites.expired")}</Chip>
        ) : (
          <Chip tone="blue">{t("invites.until", { date: format.date(row.expiresAt) })}</Chip>
        ),
    },
    {
      id: "actions",
      narrow: true,
      header: t("invites.column.actions"),
      hideHeader: true,
      align: "end",
      width: "230px",
      render: (row) => <RowActions row={row} />,
    },
  ];
}

/** Several at once, as after a month in which nobody answered: each gets a new link, and the one before ends. */
function SendAgain({ selected, onDone }: { selected: ReadonlySet<string>; onDone: () => void }) {
  const { t } = useTranslation("identity");
  const command = inviteCommands.useCommand({
    intent: "invite",
    said: useInviteSaid(),
    then: ({ done }) => {
      if (done) onDone();
    },
  });
  return (
    <ActForm command={command} intent="invite">
      {[...selected].map((id) => (
        <input key={id} type="hidden" name="employeeId" value={id} />
      ))}
      <Button type="submit" size="small" loading={command.busy}>
        {t("invites.row.invite")}
      </Button>
    </ActForm>
  );
}

function RowActions({ row }: { row: PendingInvitation }) {
  const { t } = useTranslation("identity");
  const intents = ["invite", "withdraw"] as const;
  const command = inviteCommands.useCommand({ intent: [...intents], said: useInviteSaid() });
  return (
    <ActForm command={command} fields={{ employeeId: row.employeeId }} className={classes.actions}>
      {intents.map((intent) => (
        <Button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          size="small"
          disabled={command.awaited}
          tone={intent === "invite" ? "secondary" : "quiet"}
          aria-label={t(`invites.row.${intent}-name`, { name: row.name })}
        >
          {t(`invites.row.${intent}`)}
        </Button>
      ))}
    </ActForm>
  );
}
