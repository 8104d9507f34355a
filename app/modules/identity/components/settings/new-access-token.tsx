import { useTranslation } from "react-i18next";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { accessTokenKinds, accessTokenLives, accessTokenScopes } from "../../domain/access-token-input.ts";
import { ConfirmForm } from "./confirm-form.tsx";

/** What it is for, what it may, how long, and the password again. */
export function NewAccessToken({ form }: { form: AnyCommandForm }) {
  const { t } = useTranslation("identity");
  return (
    <ConfirmForm form={form} submitLabel={t("access-tokens.create")}>
      <TextField {...form.field("name")} label={t("access-tokens.name")} maxLength={100} autoComplete="off" required />
      <RadioGroup
        name="kind"
        label={t("access-tokens.kind")}
        defaultValue="TOKEN"
        options={accessTokenKinds.map((kind) => ({
          value: kind,
          label: t(`access-tokens.kind-${kind}`),
          description: t(`access-tokens.kind-${kind}-text`),
        }))}
      />
      <SelectField
        name="scope"
        label={t("access-tokens.scope")}
        options={accessTokenScopes.map((scope) => ({ value: scope, label: t(`access-tokens.${scope}`) }))}
      />
      <SelectField
        name="days"
        label={t("access-tokens.life")}
        defaultValue="90"
        options={accessTokenLives.map((days) => ({ value: String(days), label: t("access-tokens.days", { days }) }))}
      />
    </ConfirmForm>
  );
}
