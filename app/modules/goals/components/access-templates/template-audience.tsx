import { AudienceField } from "#app/modules/audiences/ui.ts";
import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import { Section } from "#app/ui/section/section.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { partsLeftOut } from "../../domain/template-audience.ts";
import type { TemplateSettings } from "../../queries/template-settings.ts";
import { fieldError, useGoalWords } from "../goal-words.ts";
import classes from "./template.module.css";

type Errors = Readonly<Record<string, string[] | null>> | null;
export type TemplateAudienceProps = {
  settings: TemplateSettings;
  name: string;
  audience: AudienceRule;
  errors: Errors;
  onChange: () => void;
};

/** What a template beside the company's own is called, and whom it is applied to. */
export function TemplateAudience({ settings: { choices }, name, audience, errors, onChange }: TemplateAudienceProps) {
  const words = useGoalWords();
  const { t } = words;
  return (
    <Section title={t("template-list.whom")} description={t("template-list.whom-text")}>
      <div className={classes.fields}>
        <TextField
          name="templateName"
          label={t("setting.name")}
          defaultValue={name}
          maxLength={60}
          required
          error={fieldError(words, errors?.["templateName"] ?? undefined)}
        />
      </div>
      <AudienceField
        without={partsLeftOut}
        audience={audience}
        choices={choices}
        wrong={(part) => fieldError(words, errors?.[part] ?? undefined)}
        onChange={onChange}
      />
    </Section>
  );
}
