import { useTranslation } from "react-i18next";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { QuietTime } from "../../domain/quiet-time.ts";
import { mailTimes } from "../../domain/mail-time.ts";
import type { NamedMailChoice } from "../../queries/mail-choices.ts";
import { ownMailCommands } from "../notification-commands.ts";
import { QuietTimeSection } from "./quiet-time.tsx";
import classes from "./mail-times.module.css";

/** What one is told by mail, by what it is about. */
export function OwnMailScreen({ choices, quiet }: { choices: readonly NamedMailChoice[]; quiet: QuietTime }) {
  const { t } = useTranslation("notifications");
  const form = ownMailCommands.useCommandForm({ intent: "choose-mail", said: () => t("mail-times.saved") });
  const options = mailTimes.map((value) => ({ value, label: t(`mail-times.${value}`) }));
  return (
    <>
      <PageHeader title={t("mail-times.title")} description={t("mail-times.text")} />
      <PageBody>
        <CommandForm form={form} guarded className={classes.form}>
          <DataTable
            caption={t("mail-times.title")}
            rows={choices}
            rowKey={({ room }) => room}
            columns={[
              { id: "about", header: t("mail-times.about"), render: ({ about }) => about },
              {
                ...{ id: "mail", header: t("mail-times.mail"), narrow: true, width: "16rem" },
                render: (choice) =>
                  choice.company.fixed ? (
                    <span className={classes.fixed}>
                      {t("mail-times.fixed-as", { time: t(`mail-times.${choice.holds}`) })}
                    </span>
                  ) : (
                    <OwnChoice choice={choice} at={choices.indexOf(choice)} options={options} />
                  ),
              },
            ]}
          />
          <SubmitRow form={form} label={t("mail-times.save")} />
        </CommandForm>
        <QuietTimeSection quiet={quiet} />
      </PageBody>
    </>
  );
}

function OwnChoice({
  choice: { room, about, holds },
  at,
  options,
}: {
  choice: NamedMailChoice;
  at: number;
  options: readonly { value: string; label: string }[];
}) {
  return (
    <>
      <input type="hidden" name={`choices[${at}].room`} value={room} />
      <SelectField name={`choices[${at}].mail`} label={about} hideLabel defaultValue={holds} options={options} />
    </>
  );
}
