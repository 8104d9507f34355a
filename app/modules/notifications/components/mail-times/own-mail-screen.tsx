import { useTranslation } from "react-i18next";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { QuietTime } from "../../domain/quiet-time.ts";
import type { MailTime } from "../../domain/mail-time.ts";
import type { NamedMailChoice } from "../../queries/mail-choices.ts";
import { ownMailCommands } from "../notification-commands.ts";
import { mailRows, useMailColumns, useMailOptions, type MailRow } from "./mail-rows.tsx";
import { QuietTimeSection } from "./quiet-time.tsx";
import classes from "./mail-times.module.css";

/** What one is told by mail, by what it is about. */
export function OwnMailScreen({ choices, quiet }: { choices: readonly NamedMailChoice[]; quiet: QuietTime }) {
  const { t } = useTranslation("notifications");
  const form = ownMailCommands.useCommandForm({ intent: "choose-mail", said: () => t("mail-times.saved") });
  const columns = useMailColumns();
  return (
    <>
      <PageHeader title={t("mail-times.title")} description={t("mail-times.text")} />
      <PageBody>
        <CommandForm form={form} guarded className={classes.form}>
          <DataTable
            caption={t("mail-times.title")}
            rows={mailRows(choices, isOpen)}
            rowKey={({ about }) => about}
            columns={[
              ...columns,
              {
                ...{ id: "mail", header: t("mail-times.mail"), narrow: true, width: "22rem" },
                render: (row) => <OwnTime row={row} />,
              },
            ]}
          />
          <p className={classes.fixed}>{t("mail-times.security")}</p>
          <SubmitRow form={form} label={t("mail-times.save")} inSight />
        </CommandForm>
        <QuietTimeSection quiet={quiet} />
      </PageBody>
    </>
  );
}

const isOpen = ({ room, kind }: Pick<MailRow, "room" | "kind">) =>
  kind ? kind.byMail && !kind.fixed : !room.company.fixed;

function OwnTime({ row: { about, label, room, kind, at } }: { row: MailRow }) {
  const { t } = useTranslation("notifications");
  const options = useMailOptions();
  const { chosen, holds } = kind ?? room;
  const time = (one: MailTime) => t(`mail-times.${one}`);
  if (kind && !kind.byMail) return <span className={classes.fixed}>{t("mail-times.inbox-only")}</span>;
  if (kind ? kind.fixed : room.company.fixed)
    return <span className={classes.fixed}>{t("mail-times.fixed-as", { time: time(holds) })}</span>;
  const otherwise = kind
    ? t("mail-times.as-part", { time: time(kind.otherwise) })
    : t("mail-times.as-company", { time: time(room.company.mail) });
  return (
    <>
      <input type="hidden" name={`choices[${at}].room`} value={about} />
      <SelectField
        name={`choices[${at}].mail`}
        label={label}
        hideLabel
        defaultValue={chosen ?? ""}
        options={options(otherwise)}
      />
    </>
  );
}
