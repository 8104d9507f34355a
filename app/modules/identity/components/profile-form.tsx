import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { languageNames, languages } from "#app/platform/i18n/languages.ts";
import { Button } from "#app/ui/button/button.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { DoorError, useFieldErrors } from "./door-error.tsx";
import { UnsavedChanges, useTyped } from "./unsaved-changes.tsx";
import { useKeptInput } from "./use-kept-input.ts";
import classes from "./door-screen.module.css";

export type ProfileFormProps = {
  result: CommandResult | null;
  firstName: string;
  preferredFirstName: string;
  language: string;
  timeZone: string;
  timeZones: readonly string[];
};

/** How to call somebody, in which language, and when their day begins. */
export function ProfileForm({
  result,
  firstName,
  preferredFirstName,
  language,
  timeZone,
  timeZones,
}: ProfileFormProps) {
  const { t } = useTranslation("identity");
  const busy = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  useKeptInput(form, "cairn:profile-setup");
  const [typed, setTyped] = useTyped(result);
  const errorsOf = useFieldErrors();
  const errors = result?.reply?.error ?? {};
  const zones = timeZones.includes(timeZone) ? timeZones : [timeZone, ...timeZones];
  return (
    <Form ref={form} method="post" className={classes.form} onChange={() => setTyped()}>
      <UnsavedChanges when={typed.any && !busy} />
      <DoorError result={result} />
      <input type="hidden" name="intent" value="complete-profile" />
      <TextField
        name="preferredFirstName"
        label={t("profile.preferred")}
        description={t("profile.preferred-help", { firstName })}
        defaultValue={preferredFirstName}
        placeholder={firstName}
        error={errorsOf(errors["preferredFirstName"] ?? undefined) ?? []}
        autoComplete="given-name"
        maxLength={100}
      />
      <SelectField
        name="language"
        label={t("profile.language")}
        defaultValue={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <SelectField
        name="timeZone"
        label={t("profile.time-zone")}
        defaultValue={timeZone}
        error={errorsOf(errors["timeZone"] ?? undefined) ?? []}
        options={zones.map((value) => ({ value, label: value.replaceAll("_", " ") }))}
      />
      <Button type="submit" tone="primary" fullWidth loading={busy}>
        {t("profile.submit")}
      </Button>
    </Form>
  );
}
