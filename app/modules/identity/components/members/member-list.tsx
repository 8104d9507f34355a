import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { AvatarLine } from "#app/ui/avatar-line/avatar-line.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { Member } from "../../queries/list-members.ts";
import { memberCommands } from "../identity-commands.ts";
import classes from "./invitations.module.css";

export type MemberListProps = { members: readonly Member[]; now: string };

/** Who can sign in, with a way to keep each out or let them in again. */
export function MemberList({ members, now }: MemberListProps) {
  const { t } = useTranslation("identity");
  const format = useFormat();
  const columns: Column<Member>[] = [
    {
      id: "name",
      header: t("invites.column.name"),
      render: (row) => <AvatarLine name={row.name} src={photoAddress(row.photo)} below={row.email} />,
    },
    {
      id: "second",
      narrow: "named",
      header: t("settings.tab.second-step"),
      width: "150px",
      render: (row) =>
        row.secondFactor ? <Chip tone="green">{t("totp.on")}</Chip> : <Chip>{t("members.without")}</Chip>,
    },
    {
      id: "seen",
      narrow: "named",
      header: t("members.seen"),
      width: "150px",
      render: (row) => (row.lastSeenAt ? format.relative(row.lastSeenAt, new Date(now)) : "–"),
    },
    {
      id: "actions",
      narrow: true,
      header: t("invites.column.actions"),
      hideHeader: true,
      align: "end",
      width: "280px",
      render: (row) => (row.self ? null : <MemberActions member={row} />),
    },
  ];
  const empty = <EmptyState variant="search" title={t("members.none")} />;
  return (
    <DataTable
      caption={t("navigation.sign-ins")}
      columns={columns}
      rows={members}
      rowKey={(row) => row.employeeId}
      empty={empty}
    />
  );
}

function MemberActions({ member: { employeeId, name, status, secondFactor } }: { member: Member }) {
  const { t } = useTranslation("identity");
  const intents = [
    ...(secondFactor ? (["reset-second-factor"] as const) : []),
    status === "ACTIVE" ? ("deactivate" as const) : ("reactivate" as const),
  ];
  const command = memberCommands.useCommand({
    intent: ["deactivate", "reactivate", "reset-second-factor"],
    said: ({ intent }) => t(`members.done.${intent}`),
  });
  return (
    <ActForm command={command} fields={{ employeeId }} className={classes.actions}>
      {intents.map((intent) => (
        <Button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          size="small"
          disabled={command.awaited}
          tone={intent === "reactivate" ? "secondary" : "quiet"}
          aria-label={t(`members.${intent}-name`, { name })}
        >
          {t(`members.${intent}`)}
        </Button>
      ))}
    </ActForm>
  );
}
