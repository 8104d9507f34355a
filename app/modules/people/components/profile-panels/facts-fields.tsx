import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { genders, type EmployeeFacts } from "../../domain/employee-facts.ts";

export type FactsFieldsProps = {
  form: Pick<AnyCommandForm, "field">;
  /** Absent: all of them. */
  shown?: readonly (keyof EmployeeFacts)[];
};

/** The fields of what the register says of a person. */
export function FactsFields({ form, shown }: FactsFieldsProps) {
  const { t } = useTranslation("people");
  const text = (fact: keyof EmployeeFacts, type: "text" | "email" = "text") => ({ ...form.field(fact), type });
  const when = (fact: keyof EmployeeFacts, field: ReactNode) => (!shown || shown.includes(fact) ? field : null);
  return (
    <>
      <FieldRow>
        {when("firstName", <TextField {...text("firstName")} label={t("fact.first-name")} required />)}
        {when("lastName", <TextField {...text("lastName")} label={t("fact.last-name")} />)}
        {when(
          "preferredFirstName",
          <TextField {...text("preferredFirstName")} label={t("fact.preferred-first-name")} />,
        )}
        {when(
          "displayName",
          <TextField
            {...text("displayName")}
            label={t("fact.display-name")}
            description={t("fact.display-name-text")}
          />,
        )}
      </FieldRow>
      <FieldRow>
        {when("workEmail", <TextField {...text("workEmail", "email")} label={t("column.email")} required />)}
        {when("personalEmail", <TextField {...text("personalEmail", "email")} label={t("private.personal-email")} />)}
        {when("externalId", <TextField {...text("externalId")} label={t("fact.external-id")} />)}
        {when(
          "gender",
          <SelectField
            {...form.field("gender")}
            label={t("private.gender")}
            placeholder={t("fact.not-said")}
            options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
          />,
        )}
        {when("dateOfBirth", <DateField {...form.field("dateOfBirth")} label={t("private.date-of-birth")} />)}
        {when("ethnicity", <TextField {...text("ethnicity")} label={t("private.ethnicity")} />)}
        {when(
          "experienceBeforeJoiningMonths",
          <NumberField
            {...form.field("experienceBeforeJoiningMonths")}
            label={t("fact.experience-months")}
            min={0}
            step={1}
          />,
        )}
      </FieldRow>
    </>
  );
}
