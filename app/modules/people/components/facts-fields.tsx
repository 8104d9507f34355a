import { getInputProps, getSelectProps, type FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { genders, type EmployeeFacts } from "../domain/employee-facts.ts";
import classes from "./profile.module.css";

export type FactsForm = { [Fact in keyof EmployeeFacts]: string };
export type FactsFieldsProps = {
  fields: { [Fact in keyof FactsForm]: FieldMetadata<string> };
  /** The words for what is wrong with a field. */
  wrong: (field: FieldMetadata<string>) => string[] | undefined;
  /** Absent: all of them. */
  shown?: readonly (keyof FactsForm)[];
};

/** The fields of what the register says of a person. */
export function FactsFields({ fields, wrong, shown }: FactsFieldsProps) {
  const { t } = useTranslation("people");
  const text = (fact: keyof FactsForm, type: "text" | "email" | "date" | "number" = "text") => {
    const { key: _, ...properties } = getInputProps(fields[fact], { type });
    return { ...properties, error: wrong(fields[fact]) };
  };
  const { key: _, ...gender } = getSelectProps(fields.gender);
  const when = (fact: keyof FactsForm, field: ReactNode) => (!shown || shown.includes(fact) ? field : null);
  return (
    <>
      <div className={classes.pair}>
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
      </div>
      <div className={classes.pair}>
        {when("workEmail", <TextField {...text("workEmail", "email")} label={t("column.email")} required />)}
        {when("personalEmail", <TextField {...text("personalEmail", "email")} label={t("private.personal-email")} />)}
        {when("externalId", <TextField {...text("externalId")} label={t("fact.external-id")} />)}
        {when(
          "gender",
          <SelectField
            {...gender}
            label={t("private.gender")}
            placeholder={t("fact.not-said")}
            options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
            error={wrong(fields.gender)}
          />,
        )}
        {when("dateOfBirth", <DateField {...text("dateOfBirth", "date")} label={t("private.date-of-birth")} />)}
        {when("ethnicity", <TextField {...text("ethnicity")} label={t("private.ethnicity")} />)}
        {when(
          "experienceBeforeJoiningMonths",
          <NumberField
            {...text("experienceBeforeJoiningMonths", "number")}
            label={t("fact.experience-months")}
            min={0}
            step={1}
          />,
        )}
      </div>
    </>
  );
}
