import { memberPageSize } from "../../domain/member-status.ts";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { AvatarLine } from "#app/ui/avatar-line/avatar-line.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import type { Invitable, InvitablePage } from "../../queries/list-invitable.ts";
import { inviteCommands } from "../identity-commands.ts";
import { useInviteSaid } from "./invite-said.ts";
import classes from "./invitations.module.css";

export type InvitablePeopleProps = InvitablePage & { search: string; page: number };

/** Who works here and cannot sign in yet: choose some and send. Works without script, by checkboxes and a button. */
export function InvitablePeople({ people, total, search, page }: InvitablePeopleProps) {
  const { t } = useTranslation("identity");
  const command = inviteCommands.useCommand({ intent: "invite", said: useInviteSaid() });
  const form = "invite-people";
  const send = (
    <Button
      type="submit"
      form={form}
      tone="primary"
      icon={<IconSend />}
      loading={command.busy}
      disabled={people.length === 0}
    >
      {t("invites.send")}
    </Button>
  );
  return (
    <div className={classes.people}>
      <Toolbar label={t("invites.people")} end={send}>
        <AddressForm role="search">
          <SearchField name="search" label={t("invites.search")} defaultValue={search} />
        </AddressForm>
      </Toolbar>
      <ActForm id={form} command={command} intent="invite" key={`${search} ${page} ${total}`}>
        <ChoosePeople people={people} searched={search !== ""} />
      </ActForm>
      <ListPages total={total} page={page} pageSize={memberPageSize} />
    </div>
  );
}

function ChoosePeople({ people, searched }: { people: readonly Invitable[]; searched: boolean }) {
  const { t } = useTranslation("identity");
  const format = useFormat();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns: Column<Invitable>[] = [
    {
      id: "name",
      header: t("invites.column.name"),
      render: (row) => <AvatarLine name={row.name} src={photoAddress(row.photo)} below={row.email} />,
    },
    {
      id: "joined",
      narrow: true,
      header: t("invites.column.joined"),
      width: "150px",
      render: (row) => format.date(row.joinedOn),
    },
  ];
  const empty = searched ? (
    <EmptyState variant="search" title={t("invites.none-found")} />
  ) : (
    <EmptyState variant="done" title={t("invites.everybody")}>
      {t("invites.everybody-text")}
    </EmptyState>
  );
  return (
    <DataTable
      caption={t("invites.people")}
      columns={columns}
      rows={people}
      rowKey={(row) => row.id}
      empty={empty}
      selection={{
        selected,
        onChange: setSelected,
        name: "employeeId",
        allLabel: t("invites.choose-all"),
        rowLabel: (row) => t("invites.choose", { name: row.name }),
        countLabel: (count) => t("invites.chosen", { count }),
        actions: null,
      }}
    />
  );
}
