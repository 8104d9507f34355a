import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useRef } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { languageNames, languages } from "#app/platform/i18n/languages.ts";
import { Button } from "#app/ui/button/button.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { profileCommands } from "../identity-commands.ts";
import { TimeZoneField } from "#app/platform/forms/time-zone-field.tsx";
import { useKeptInput } from "./use-kept-input.ts";
import classes from "./auth-layout.module.css";

export type ProfileFormProps = {
  firstName: string;
  preferredFirstName: string;
  language: string;
  timeZone: string;
  /** It is theirs already, and not only the company's. */
  hasTimeZone: boolean;
  timeZones: readonly string[];
};

/** How to call somebody, in which language, and when their day begins. */
export function ProfileForm({ firstName, preferredFirstName, language, timeZones, ...own }: ProfileFormProps) {
  const { timeZone, hasTimeZone } = own;
  const { t } = useTranslation("identity");
  const element = useRef<HTMLFormElement>(null);
  const form = profileCommands.useCommandForm({ intent: "complete-profile" });
  useKeptInput(element, "cairn:profile-setup");
  return (
    <CommandForm form={form} ref={element} className={classes.form} guarded>
      <TextField
        name="preferredFirstName"
        label={t("profile.preferred")}
        description={t("profile.preferred-help", { firstName })}
        defaultValue={preferredFirstName}
        placeholder={firstName}
        error={form.wrong("preferredFirstName")}
        autoComplete="given-name"
        maxLength={100}
      />
      <SelectField
        name="language"
        label={t("profile.language")}
        defaultValue={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <TimeZoneField
        name="timeZone"
        label={t("profile.time-zone")}
        defaultValue={timeZone}
        zones={timeZones}
        followsBrowser={!hasTimeZone}
        error={form.wrong("timeZone")}
      />
      <Button type="submit" tone="primary" fullWidth loading={form.busy}>
        {t("profile.submit")}
      </Button>
    </CommandForm>
  );
}
