import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { NamedMailChoice } from "../../queries/mail-choices.ts";
import { notificationPlaces } from "../../notification-places.ts";
import { companyMailCommands } from "../notification-commands.ts";
import { differsForAll } from "../../domain/differs.ts";
import { FindRows, useFoldedRows } from "./folded-rows.tsx";
import { isInboxOnly, mailRows, useMailColumns, useMailOptions, type MailRow } from "./mail-rows.tsx";
import { CompanySwitch, FixBox, useChannelColumns } from "./switch-cells.tsx";
import classes from "./mail-times.module.css";

/** What the company has for everybody, and whether people can choose otherwise. */
export function CompanyMailScreen({ choices, chat }: { choices: readonly NamedMailChoice[]; chat: string | null }) {
  const { t } = useTranslation("notifications");
  const form = companyMailCommands.useCommandForm({
    intent: "set-mail-defaults",
    said: () => t("mail-times.saved"),
  });
  const rows = mailRows(choices, (row) => !isInboxOnly(row));
  const fold = useFoldedRows(rows, differsForAll);
  const columns = useMailColumns(fold);
  const channels = useChannelColumns(chat, (channel, row) => <CompanySwitch channel={channel} row={row} />);
  return (
    <>
      <PageHeader
        title={t("mail-times.title")}
        description={t("mail-times.company-text")}
        actions={<Button href={notificationPlaces.mails}>{t("previews.open")}</Button>}
      />
      <PageBody>
        <FindRows fold={fold} />
        <CommandForm form={form} guarded className={classes.form}>
          <DataTable
            caption={t("mail-times.title")}
            rows={rows}
            rowKey={({ about }) => about}
            rowHidden={fold.isHidden}
            columns={[
              ...columns,
              {
                ...{ id: "mail", header: t("mail-times.mail"), narrow: "named", width: "17rem" },
                render: (row) => <CompanyTime row={row} />,
              },
              ...channels,
            ]}
          />
          {chat ? <p className={classes.fixed}>{t("channels.chat-company", { chat })}</p> : null}
          <SubmitRow form={form} label={t("mail-times.save")} inSight />
        </CommandForm>
      </PageBody>
    </>
  );
}

function CompanyTime({ row: { about, label, room, kind, at } }: { row: MailRow }) {
  const { t } = useTranslation("notifications");
  const options = useMailOptions();
  if (isInboxOnly({ kind })) return <span className={classes.fixed}>{t("mail-times.inbox-only")}</span>;
  return (
    <div className={classes.cell}>
      <input type="hidden" name={`defaults[${at}].room`} value={about} />
      <SelectField
        name={`defaults[${at}].mail`}
        label={label}
        hideLabel
        defaultValue={kind ? (kind.company?.mail ?? "") : room.company.mail}
        options={options(kind ? t("mail-times.as-nothing") : null)}
      />
      <FixBox
        name={`defaults[${at}].fixed`}
        way={t("mail-times.mail")}
        fixed={(kind ? kind.company : room.company)?.fixed ?? false}
      />
    </div>
  );
}
