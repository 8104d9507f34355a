import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { MultiComboField } from "#app/ui/multi-combo-field/multi-combo-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { accessTokenKinds, accessTokenLives, accessTokenScopes } from "../../domain/access-token-input.ts";
import { tokenModules } from "../../domain/token-scopes.ts";
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
      <MultiComboField
        name="modules"
        label={t("access-tokens.modules")}
        description={t("access-tokens.modules-text")}
        placeholder={t("access-tokens.modules-all")}
        emptyText={t("access-tokens.modules-none-found")}
        removeLabel={({ label }) => t("access-tokens.modules-remove", { name: label })}
        options={tokenModules.map((name) => ({ value: name, label: t(`access-tokens.module.${name}`) }))}
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
