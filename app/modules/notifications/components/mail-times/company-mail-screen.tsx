import { useTranslation } from "react-i18next";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { mailTimes } from "../../domain/mail-time.ts";
import type { NamedMailChoice } from "../../queries/mail-choices.ts";
import { companyMailCommands } from "../notification-commands.ts";
import classes from "./mail-times.module.css";

/** What the company has for everybody, and whether people can choose otherwise. */
export function CompanyMailScreen({ choices }: { choices: readonly NamedMailChoice[] }) {
  const { t } = useTranslation("notifications");
  const form = companyMailCommands.useCommandForm({
    intent: "set-mail-defaults",
    said: () => t("mail-times.saved"),
  });
  const options = mailTimes.map((value) => ({ value, label: t(`mail-times.${value}`) }));
  const at = (choice: NamedMailChoice) => `defaults[${choices.indexOf(choice)}]`;
  return (
    <>
      <PageHeader title={t("mail-times.company-title")} description={t("mail-times.company-text")} />
      <PageBody>
        <CommandForm form={form} guarded className={classes.form}>
          <DataTable
            caption={t("mail-times.company-title")}
            rows={choices}
            rowKey={({ room }) => room}
            columns={[
              { id: "about", header: t("mail-times.about"), render: ({ about }) => about },
              {
                ...{ id: "mail", header: t("mail-times.mail"), narrow: true, width: "16rem" },
                render: (choice) => (
                  <>
                    <input type="hidden" name={`${at(choice)}.room`} value={choice.room} />
                    <SelectField
                      name={`${at(choice)}.mail`}
                      label={choice.about}
                      hideLabel
                      defaultValue={choice.company.mail}
                      options={options}
                    />
                  </>
                ),
              },
              {
                ...{ id: "fixed", header: t("mail-times.fixed"), narrow: true },
                render: (choice) => (
                  <Checkbox
                    name={`${at(choice)}.fixed`}
                    label={t("mail-times.fix")}
                    defaultChecked={choice.company.fixed}
                  />
                ),
              },
            ]}
          />
          <SubmitRow form={form} label={t("mail-times.save")} />
        </CommandForm>
      </PageBody>
    </>
  );
}
