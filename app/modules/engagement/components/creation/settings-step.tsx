import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { languageNames, languages } from "#app/platform/i18n/languages.ts";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { attributes, mostFewest, privacies, purposes } from "../../domain/survey.ts";
import type { CreationPage } from "../../queries/creation-page.ts";
import { creationCommands } from "../engagement-commands.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

const reminders = [7, 3, 1] as const;

/** How it is called, who can know what was answered, by what answers are told apart, and when it ends. */
export function SettingsStep({ page: { survey, minimum } }: { page: CreationPage }) {
  const { t, say, format } = useEngagementWords();
  const form = creationCommands.useCommandForm({
    intent: "save-settings",
    fields: { surveyId: survey.id, version: String(survey.version) },
    defaultValue: {
      ...{ title: say(survey.title), intro: say(survey.intro), purpose: survey.purpose, privacy: survey.privacy },
      ...{ fewest: String(survey.fewest), closesOn: survey.closesOn ?? "" },
      ...{ titleIn: survey.title, introIn: survey.intro },
    },
    said: t("said.saved"),
  });
  return (
    <CommandForm form={form} guarded layout="reading">
      <TextField {...form.field("title")} label={t("creation.title")} required maxLength={120} />
      <TextArea {...form.field("intro")} label={t("creation.intro")} rows={3} />
      <OtherLanguages form={form} />
      <SelectField
        {...form.field("purpose")}
        label={t("creation.purpose")}
        options={purposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
      />
      <RadioGroup
        {...form.field("privacy")}
        label={t("creation.privacy")}
        description={t("creation.privacy-text")}
        options={privacies.map((value) => ({
          ...{ value, label: t(`privacy.${value}`) },
          description: t(`privacy.${value}-text`, { count: format.number(survey.fewest) }),
        }))}
      />
      <NumberField
        {...form.field("fewest")}
        label={t("creation.fewest")}
        description={t("creation.fewest-text", { count: format.number(minimum.least) })}
        min={minimum.least}
        max={mostFewest}
      />
      <Readers survey={survey} />
      <DateField {...form.field("closesOn")} label={t("completion.last-day")} />
      <Reminders survey={survey} />
      <Checkbox name="randomOrder" label={t("creation.random")} defaultChecked={survey.randomOrder} />
      <SubmitRow form={form} label={t("creation.save")} />
    </CommandForm>
  );
}

/** How it is called and introduced in the languages that whoever edits it does not read. */
function OtherLanguages({ form }: { form: AnyCommandForm }) {
  const { t, language: own } = useEngagementWords();
  return (
    <Fold title={t("creation.other-languages")}>
      <Stack>
        <p className={classes.soft}>{t("creation.other-languages-text")}</p>
        {languages
          .filter((language) => language !== own)
          .map((language) => (
            <Stack gap="small" key={language}>
              <TextField
                {...form.field(`titleIn.${language}`)}
                label={t("creation.title-in", { language: languageNames[language] })}
                lang={language}
                dir="auto"
                maxLength={120}
              />
              <TextArea
                {...form.field(`introIn.${language}`)}
                label={t("creation.intro-in", { language: languageNames[language] })}
                lang={language}
                dir="auto"
                rows={2}
              />
            </Stack>
          ))}
      </Stack>
    </Fold>
  );
}

type Told = Pick<CreationPage, "survey">;

/** By what results are told apart, and who besides admins reads them. */
function Readers({ survey }: Told) {
  const { t } = useEngagementWords();
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t("creation.attributes")}</legend>
        <input type="hidden" name="attributes" value="none" />
        {attributes.map((attribute) => (
          <Checkbox
            key={attribute}
            name="attributes"
            value={attribute}
            label={t(`attribute.${attribute}`)}
            defaultChecked={survey.attributes.includes(attribute)}
          />
        ))}
        <p className={classes.soft}>{t("creation.attributes-text")}</p>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t("creation.shares")}</legend>
        <Checkbox
          name="sharesWithManagers"
          label={t("creation.with-managers")}
          defaultChecked={survey.sharesWithManagers}
        />
        <Checkbox name="sharesWithAll" label={t("creation.with-all")} defaultChecked={survey.sharesWithAll} />
      </fieldset>
    </>
  );
}

/** On which days before the last one who has not taken part is reminded. */
function Reminders({ survey }: Told) {
  const { t } = useEngagementWords();
  return (
    <fieldset className={classes.group}>
      <legend>{t("creation.reminders")}</legend>
      <input type="hidden" name="remindDays" value="none" />
      {reminders.map((days) => (
        <Checkbox
          key={days}
          name="remindDays"
          value={String(days)}
          label={t("creation.days-before", { count: days })}
          defaultChecked={survey.remindDays.includes(days)}
        />
      ))}
    </fieldset>
  );
}
