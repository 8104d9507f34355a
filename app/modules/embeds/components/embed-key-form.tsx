import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { embedScopes, type EmbedScope } from "../domain/embed-scope.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { FieldError } from "#app/ui/field/field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import classes from "./embeds.module.css";

export type EmbedKeyFormProps = { form: AnyCommandForm; submit: string; scopes?: readonly EmbedScope[] };

/** The name of a key, the sites it serves and what they may; what was typed stays after a refusal. */
export function EmbedKeyForm({ form, submit, scopes = ["goals:read"] }: EmbedKeyFormProps) {
  const { t } = useTranslation("embeds");
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <TextField
        {...form.field("name")}
        label={t("name")}
        description={t("name-help")}
        maxLength={100}
        autoComplete="off"
        required
      />
      <TextArea
        {...form.field("origins")}
        label={t("origins")}
        description={t("origins-help")}
        rows={3}
        dir="ltr"
        spellCheck={false}
        required
      />
      <fieldset className={classes.scopes}>
        <legend>{t("scopes")}</legend>
        {embedScopes.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            value={scope}
            label={t(`scope.${scope.replace(":", "-") as "goals-read"}`)}
            defaultChecked={scopes.includes(scope)}
          />
        ))}
        <FieldError id={`${form.id}-scopes-error`} error={form.wrong("scopes")} />
      </fieldset>
      <SubmitRow form={form} label={submit} />
    </CommandForm>
  );
}
