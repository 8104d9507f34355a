import { AudienceField } from "#app/modules/audiences/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { useState } from "react";
import type { PointsRules } from "../../domain/rules.ts";
import type { RulesPreview } from "../../queries/preview-rules.ts";
import type { OpenRules, SettingsPage } from "../../queries/settings-page.ts";
import { settingsCommands } from "../points-commands.ts";
import classes from "../points.module.css";
import { usePointsWords } from "../points-words.ts";
import { PreviewOfRules } from "./preview-of-rules.tsx";
import { RulesFields } from "./rules-fields.tsx";

type RulesPanelProps = { open: OpenRules; choices: NonNullable<SettingsPage["choices"]>; today: string };

/** A set of rules: looked at over the last quarter first, then saved from a day on. */
export function RulesPanel({ open, choices, today }: RulesPanelProps) {
  const { t } = usePointsWords();
  const closeHref = useAddress()({ rules: null });
  const [rules, setRules] = useState<PointsRules>(open.rules);
  const form = settingsCommands.useCommandForm({
    intent: ["preview-rules", "save-rules"],
    id: "rules",
    looks: ["preview-rules"],
    fields: open.id === null ? {} : { policyId: open.id, version: String(open.version) },
    defaultValue: { name: open.name, validFrom: open.id === null ? open.validFrom : today },
    said: (done) => ("policyId" in done ? t("said.saved") : null),
    leaveTo: (done) => ("policyId" in done ? closeHref : null),
  });
  const { answer } = form;
  const seen: RulesPreview | null = answer?.done && answer.intent === "preview-rules" ? answer.value : null;
  const change = (next: PointsRules) => {
    setRules(next);
    form.touch();
  };
  const wrong = form.wrong("rules");
  return (
    <SidePanel title={open.id === null ? t("rules.add") : open.name} closeLabel={t("close")} closeHref={closeHref} wide>
      <CommandForm form={form} guarded className={classes.fields}>
        <TextField {...form.field("name")} label={t("rules.name")} maxLength={120} required />
        <DateField
          {...form.field("validFrom")}
          label={t("rules.valid-from")}
          description={t(open.id === null ? "rules.valid-from-new" : "rules.valid-from-text")}
          required
        />
        <Section title={t("rules.audience")}>
          <AudienceField prefix="audience." audience={open.audience} choices={choices} wrong={form.wrong} />
        </Section>
        <RulesFields rules={rules} onChange={change} />
        <input type="hidden" name="rules" value={JSON.stringify(rules)} />
        {wrong ? <Callout announced tone="danger" title={[wrong].flat().join(" ")} /> : null}
        {seen && !form.changed ? <PreviewOfRules preview={seen} /> : null}
        <div className={classes.line}>
          <Button
            type="submit"
            name="intent"
            value="preview-rules"
            tone={seen && !form.changed ? "secondary" : "primary"}
            loading={form.busy}
          >
            {t("rules.preview")}
          </Button>
          {seen && !form.changed ? (
            <Button type="submit" name="intent" value="save-rules" tone="primary" loading={form.busy}>
              {t("rules.save")}
            </Button>
          ) : null}
          <Button href={closeHref}>{t("cancel")}</Button>
        </div>
      </CommandForm>
    </SidePanel>
  );
}
