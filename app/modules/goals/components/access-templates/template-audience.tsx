import { AudienceField } from "#app/modules/audiences/ui.ts";
import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Section } from "#app/ui/section/section.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { partsLeftOut } from "../../domain/template-audience.ts";
import type { TemplateSettings } from "../../queries/template-settings.ts";
import { useGoalWords } from "../goal-words.ts";
import classes from "./template.module.css";

export type TemplateAudienceProps = Pick<AnyCommandForm, "wrong"> & {
  settings: TemplateSettings;
  name: string;
  audience: AudienceRule;
  onChange: () => void;
};

/** What a template beside the company's own is called, and whom it is applied to. */
export function TemplateAudience({ settings: { choices }, name, audience, wrong, onChange }: TemplateAudienceProps) {
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
          error={wrong("templateName")}
        />
      </div>
      <AudienceField without={partsLeftOut} audience={audience} choices={choices} wrong={wrong} onChange={onChange} />
    </Section>
  );
}
