import { useRef, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Flag } from "#app/platform/forms/flag.tsx";
import { CurrencyField } from "#app/platform/forms/currency-field.tsx";
import { TimeZoneField } from "#app/platform/forms/time-zone-field.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { languageNames, languages } from "#app/platform/i18n/languages.ts";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { companyCommands, named } from "../people-commands.ts";
import { changedOf, ConfirmCompany, type ChangedSetting } from "./confirm-company.tsx";
import type { CompanyScreenProps } from "./company-screen.tsx";
import { MannerFields, MonthField } from "./manner-fields.tsx";

/** All that is chosen rather than drawn; a change that leaves stored records as they are is asked about once. */
export function CompanyForm({ settings, kept, timeZones }: CompanyScreenProps) {
  const { t } = useTranslation("people");
  const form = useCompanyForm(settings);
  const element = useRef<HTMLFormElement>(null);
  const confirmed = useRef(false);
  const [asked, setAsked] = useState<readonly ChangedSetting[]>([]);
  return (
    <CommandForm
      ref={element}
      form={form}
      guarded
      layout="reading"
      onSubmit={(event) => {
        const changed = confirmed.current ? [] : changedOf(settings, new FormData(event.currentTarget));
        confirmed.current = false;
        if (changed.length === 0) return;
        event.preventDefault();
        setAsked(changed);
      }}
    >
      <OwnFields form={form} settings={settings} timeZones={timeZones} />
      <Section title={t("company.manner")} description={t("company.manner-text")}>
        <MannerFields form={form} workingDays={settings.workingDays} />
      </Section>
      <Section title={t("company.texts")}>
        <Flag
          name="restrictSpecialCharacters"
          label={t("company.restrict")}
          description={t("company.restrict-help")}
          checked={settings.restrictSpecialCharacters}
        />
      </Section>
      <Section title={t("company.previews")}>
        <Flag
          name="previewFeatures"
          label={t("company.previews-tick")}
          description={t("company.previews-help")}
          checked={settings.previewFeatures}
        />
      </Section>
      <SubmitRow form={form} label={t("shape.save")} />
      <ConfirmCompany
        changed={asked}
        settings={settings}
        kept={kept}
        busy={form.busy}
        onClose={() => setAsked([])}
        onConfirm={() => {
          setAsked([]);
          confirmed.current = true;
          element.current?.requestSubmit();
        }}
      />
    </CommandForm>
  );
}

function useCompanyForm(settings: CompanyScreenProps["settings"]) {
  const { t } = useTranslation("people");
  return companyCommands.useCommandForm({
    intent: "edit-company",
    fields: { version: String(settings.version) },
    schema: named,
    defaultValue: {
      name: settings.name,
      language: settings.language,
      timeZone: settings.timeZone,
      currency: settings.currency,
      fiscalYearStartMonth: String(settings.fiscalYearStartMonth),
      dateFormat: settings.dateFormat ?? "",
      numberFormat: settings.numberFormat ?? "",
      weekStart: String(settings.weekStart ?? ""),
    },
    said: t("company.saved"),
  });
}

type OwnFieldsProps = Pick<CompanyScreenProps, "settings" | "timeZones"> & { form: AnyCommandForm };

/** What it is called, speaks and counts in, and when its days and years begin. */
function OwnFields({ form, settings, timeZones }: OwnFieldsProps) {
  const { t } = useTranslation("people");
  return (
    <>
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
      <TimeZoneField
        key={`zone ${form.turn}`}
        {...form.field("timeZone")}
        zones={timeZones}
        label={t("company.time-zone")}
        description={t("company.time-zone-help", { count: settings.followTimeZone, people: settings.people })}
      />
      <CurrencyField
        key={`currency ${form.turn}`}
        {...form.field("currency")}
        description={t("company.currency-help")}
      />
      <MonthField {...form.field("fiscalYearStartMonth")} />
    </>
  );
}
