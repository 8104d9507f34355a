import { useState } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { AnswerOf, DoneOf } from "#app/platform/forms/answers.ts";
import { Button } from "#app/ui/button/button.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { TemplatePreview } from "../../queries/preview-template-change.ts";
import type { TemplateSettings } from "../../queries/template-settings.ts";
import type { action } from "../../routes/settings.tsx";
import { RightsBar } from "#app/shell/components/rights-grid/rights-bar.tsx";
import { RightsGrid } from "#app/shell/components/rights-grid/rights-grid.tsx";
import { useAccessGrid } from "./use-access-grid.ts";
import { besideAnObjective, settingsCommands } from "../goal-page-commands.ts";
import { useGoalWords } from "../goal-words.ts";
import { TemplateAudience } from "./template-audience.tsx";
import { TemplateDefaults, TemplateNames } from "./template-fields.tsx";
import { TemplateList } from "./template-list.tsx";
import { TemplatePreviewList } from "./template-preview-list.tsx";
import classes from "./template.module.css";

type Answer = AnswerOf<typeof action, "review" | "save">;
type Reviewed = DoneOf<typeof action, "review">["value"];
export type TemplateScreenProps = { settings: TemplateSettings };

/** Names, defaults and who may do what; saved only after seeing whom it concerns. */
export function TemplateScreen({ settings }: TemplateScreenProps) {
  const { version, template, templateId } = settings;
  const { t } = useGoalWords();
  // What was looked at before something else was done here says nothing any more.
  const [latest, setLatest] = useState<"form" | "list" | null>(null);
  const form = settingsCommands.useCommandForm({
    intent: ["review", "save"],
    looks: ["review"],
    id: "access-template",
    fields: { version: String(version), ...(templateId ? { templateId } : {}) },
    said: ({ intent }) => (intent === "save" ? t("settings.saved") : null),
    then: () => setLatest("form"),
  });
  const reviewed = latest === "list" ? null : reviewedBy(form.answer);
  const shown = reviewed?.draft ?? template;
  const fresh = form.changed ? null : reviewed;
  const grid = useAccessGrid(shown, template);
  return (
    <>
      <TemplateHeader settings={settings} />
      {templateId ? null : (
        <TemplateList settings={settings} overtaken={latest === "form"} onAnswer={() => setLatest("list")} />
      )}
      <CommandForm form={form} guarded stays={besideAnObjective} className={classes.form}>
        {templateId ? (
          <TemplateAudience
            settings={settings}
            name={shown.name}
            audience={reviewed?.audience ?? settings.audience}
            wrong={form.wrong}
            onChange={form.touch}
          />
        ) : null}
        <Section title={t("settings.names")} description={t("settings.names-text")}>
          <TemplateNames template={shown} wrong={form.wrong} />
        </Section>
        <Section title={t("settings.defaults")}>
          <TemplateDefaults template={shown} wrong={form.wrong} />
        </Section>
        <Section title={t("settings.access")} description={t("settings.access-text")}>
          <RightsGrid {...grid} />
        </Section>
        <RightsBar
          formId={form.id}
          grids={[grid]}
          preview={fresh ? <TemplatePreviewList preview={fresh.preview} /> : null}
        >
          <TemplateButton reviewed={fresh} templateId={templateId} busy={form.busy} />
        </RightsBar>
      </CommandForm>
    </>
  );
}

function TemplateHeader({ settings: { template, templateId } }: TemplateScreenProps) {
  const { t } = useGoalWords();
  return templateId ? (
    <PageHeader
      title={template.name}
      description={t("template-list.one-text")}
      breadcrumbs={[{ label: t("settings.title"), href: "?" }]}
      breadcrumbsLabel={t("template-list.way")}
    />
  ) : (
    <PageHeader title={t("settings.title")} description={t("settings.text")} />
  );
}

type TemplateButtonProps = Pick<TemplateSettings, "templateId"> & { reviewed: Reviewed | null; busy: boolean };

/** Saving is offered once its effects were seen and as long as they are those of the form as it stands. */
function TemplateButton({ reviewed, templateId, busy }: TemplateButtonProps) {
  const { t } = useGoalWords();
  return reviewed && hasChanges(reviewed.preview) ? (
    <Button type="submit" name="intent" value="save" tone="primary" loading={busy}>
      {t(templateId ? "template-list.save" : "settings.save")}
    </Button>
  ) : (
    <Button type="submit" name="intent" value="review" tone="primary" loading={busy}>
      {t("settings.review")}
    </Button>
  );
}

function reviewedBy(answer: Answer | null): Reviewed | null {
  return answer?.done && answer.intent === "review" ? answer.value : null;
}

function hasChanges({ settings, effects, moved }: TemplatePreview): boolean {
  return settings.length + effects.length + moved.length > 0;
}
