import { useTranslation } from "react-i18next";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { CurrencyField } from "#app/platform/forms/currency-field.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { languageNames, languages } from "#app/platform/i18n/languages.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { CompanySettings } from "../../queries/company-settings.ts";
import { companyCommands, named } from "../people-commands.ts";

export type CompanyScreenProps = { settings: CompanySettings; timeZones: readonly string[] };

/** The company's own settings, each with what a change of it does to what is stored. */
export function CompanyScreen({ settings, timeZones }: CompanyScreenProps) {
  const { t } = useTranslation("people");
  const form = companyCommands.useCommandForm({
    intent: "edit-company",
    fields: { version: String(settings.version) },
    schema: named,
    defaultValue: {
      name: settings.name,
      language: settings.language,
      timeZone: settings.timeZone,
      currency: settings.currency,
      fiscalYearStartMonth: String(settings.fiscalYearStartMonth),
    },
    said: t("company.saved"),
  });
  const zones = timeZones.includes(settings.timeZone) ? timeZones : [settings.timeZone, ...timeZones];
  return (
    <>
      <PageHeader title={t("navigation.company")} description={t("company.description")} />
      <CommandForm form={form} guarded layout="reading">
        <TextField
          {...form.field("name")}
          label={t("company.name")}
          description={t("company.name-help")}
          maxLength={200}
          required
        />
        <SelectField
          {...form.field("language")}
          label={t("company.language")}
          description={t("company.language-help", { count: settings.followLanguage, people: settings.people })}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <SelectField
          {...form.field("timeZone")}
          label={t("company.time-zone")}
          description={t("company.time-zone-help", { count: settings.followTimeZone, people: settings.people })}
          options={zones.map((value) => ({ value, label: value.replaceAll("_", " ") }))}
        />
        <CurrencyField
          {...form.field("currency")}
          defaultValue={settings.currency}
          description={t("company.currency-help")}
        />
        <MonthField {...form.field("fiscalYearStartMonth")} />
        <SubmitRow form={form} label={t("shape.save")} />
      </CommandForm>
    </>
  );
}

type MonthFieldProps = Omit<Parameters<typeof SelectField>[0], "label" | "options">;

function MonthField(props: MonthFieldProps) {
  const { t, i18n } = useTranslation("people");
  const month = new Intl.DateTimeFormat(i18n.language, { month: "long", timeZone: "UTC" });
  return (
    <SelectField
      {...props}
      label={t("company.fiscal-year")}
      description={t("company.fiscal-year-help")}
      options={Array.from({ length: 12 }, (_, at) => ({
        value: String(at + 1),
        label: month.format(new Date(Date.UTC(2026, at, 1))),
      }))}
    />
  );
}
