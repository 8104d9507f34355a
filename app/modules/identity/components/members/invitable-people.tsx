import { IconSend } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { useSelection } from "#app/shell/components/list-screen/use-selection.ts";
import { AvatarLine } from "#app/ui/avatar-line/avatar-line.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import { memberPageSize } from "../../domain/member-status.ts";
import type { Invitable, InvitablePage } from "../../queries/list-invitable.ts";
import { inviteCommands } from "../identity-commands.ts";
import classes from "./invitations.module.css";
import { useInviteSaid } from "./invite-said.ts";
import { SendToAll } from "./send-to-all.tsx";

export type InvitablePeopleProps = InvitablePage & { search: string; page: number };

/** Who works here and cannot sign in yet: choose some, or all that a search finds, and send. Works without script, by checkboxes and a button. */
export function InvitablePeople({ people, total, search, page }: InvitablePeopleProps) {
  const { t } = useTranslation("identity");
  const { selected, onChange, clear, matching, address } = useSelection(total);
  const columns = useColumns();
  const command = inviteCommands.useCommand({
    intent: "invite",
    said: useInviteSaid(),
    then: ({ done }) => {
      if (done) clear();
    },
  });
  const send = (
    <Button type="submit" tone="primary" size="small" icon={<IconSend />} loading={command.busy}>
      {t("invites.send")}
    </Button>
  );
  return (
    <div className={classes.people}>
      <Toolbar label={t("invites.people")}>
        <AddressForm role="search">
          <SearchField name="search" label={t("invites.search")} defaultValue={search} />
        </AddressForm>
      </Toolbar>
      <ActForm command={command} intent="invite">
        <DataTable
          caption={t("invites.people")}
          columns={columns}
          rows={people}
          rowKey={(row) => row.id}
          empty={<NobodyLeft searched={search !== ""} />}
          selection={{
            selected,
            onChange,
            matching,
            name: "employeeId",
            allLabel: t("invites.choose-all"),
            rowLabel: (row) => t("invites.choose", { name: row.name }),
            countLabel: (count) => t("invites.chosen", { count }),
            actions: address === null ? send : <SendToAll whom="people" search={search} total={total} onDone={clear} />,
          }}
        />
        <noscript>{send}</noscript>
      </ActForm>
      <ListPages total={total} page={page} pageSize={memberPageSize} />
    </div>
  );
}

function NobodyLeft({ searched }: { searched: boolean }) {
  const { t } = useTranslation("identity");
  if (searched) return <EmptyState variant="search" title={t("invites.none-found")} />;
  return (
    <EmptyState variant="done" title={t("invites.everybody")}>
      {t("invites.everybody-text")}
    </EmptyState>
  );
}

function useColumns(): Column<Invitable>[] {
  const { t } = useTranslation("identity");
  const format = useFormat();
  return [
    {
      id: "name",
      header: t("invites.column.name"),
      render: (row) => <AvatarLine name={row.name} src={photoAddress(row.photo)} below={row.email} />,
    },
    {
      id: "joined",
      narrow: "named",
      header: t("invites.column.joined"),
      width: "150px",
      render: (row) => format.date(row.joinedOn),
    },
  ];
}
