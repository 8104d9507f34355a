import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { GoalTemplate } from "../domain/template.ts";
import type { TemplatePreview } from "../queries/preview-template-change.ts";
import type { TemplateSettings } from "../queries/template-settings.ts";
import { AccessTable } from "./access-table.tsx";
import { useGoalWords } from "./goal-words.ts";
import { TemplateAudience } from "./template-audience.tsx";
import { TemplateDefaults, TemplateNames } from "./template-fields.tsx";
import { TemplateList } from "./template-list.tsx";
import { TemplatePreviewList } from "./template-preview-list.tsx";
import classes from "./template.module.css";
import { UnsavedChanges } from "./unsaved-changes.tsx";

type Reviewed = { draft: GoalTemplate; cohortIds: string[]; preview: TemplatePreview };
export type TemplateScreenProps = { settings: TemplateSettings; result: CommandResult | null };

/** Names, defaults and who may do what; saved only after seeing whom it concerns. */
export function TemplateScreen({ settings, result }: TemplateScreenProps) {
  const { version, template, templateId } = settings;
  const words = useGoalWords();
  const { t } = words;
  const snackbar = useSnackbar();
  const [changed, setChanged] = useState(false);
  const [stale, setStale] = useState(false);
  const reviewed = result?.done && result.intent === "review" ? (result.value as Reviewed) : null;
  useEffect(() => {
    setStale(false);
    if (!result?.done || result.intent !== "save") return;
    setChanged(false);
    snackbar.show({ tone: "success", text: t("settings.saved") });
  }, [result, snackbar, t]);
  const shown = reviewed?.draft ?? template;
  const fresh = stale ? null : reviewed;
  const errors = result?.reply?.error ?? null;
  const touch = () => {
    setChanged(true);
    setStale(true);
  };
  return (
    <>
      <TemplateHeader settings={settings} />
      {templateId ? null : <TemplateList settings={settings} result={result} />}
      <UnsavedChanges when={changed} />
      <Form method="post" className={classes.form} onChange={touch} preventScrollReset>
        <input type="hidden" name="version" value={version} />
        {templateId ? <input type="hidden" name="templateId" value={templateId} /> : null}
        {result?.error &&
        (result.intent === "review" || result.intent === "save") &&
        !result.error.fields["cohortIds"] ? (
          <Callout tone="danger" announced title={words.refusal(result.error.code, result.error.params)} />
        ) : null}
        {templateId ? (
          <TemplateAudience
            settings={settings}
            name={shown.name}
            cohortIds={reviewed?.cohortIds ?? settings.cohortIds}
            errors={errors}
            onChange={touch}
          />
        ) : null}
        <Section title={t("settings.names")} description={t("settings.names-text")}>
          <TemplateNames template={shown} errors={errors} />
        </Section>
        <Section title={t("settings.defaults")}>
          <TemplateDefaults template={shown} errors={errors} />
        </Section>
        <Section title={t("settings.access")} description={t("settings.access-text")}>
          <AccessTable template={shown} />
        </Section>
        {fresh ? <TemplatePreviewList preview={fresh.preview} /> : null}
        <TemplateButton reviewed={fresh} templateId={templateId} />
      </Form>
    </>
  );
}

function TemplateHeader({ settings: { template, templateId } }: Pick<TemplateScreenProps, "settings">) {
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

type TemplateButtonProps = Pick<TemplateSettings, "templateId"> & { reviewed: Reviewed | null };

/** Saving is offered once its effects were seen and as long as they are those of the form as it stands. */
function TemplateButton({ reviewed, templateId }: TemplateButtonProps) {
  const { t } = useGoalWords();
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className={classes.actions}>
      {reviewed && hasChanges(reviewed.preview) ? (
        <Button type="submit" name="intent" value="save" tone="primary" loading={busy}>
          {t(templateId ? "template-list.save" : "settings.save")}
        </Button>
      ) : (
        <Button type="submit" name="intent" value="review" tone="primary" loading={busy}>
          {t("settings.review")}
        </Button>
      )}
    </div>
  );
}

function hasChanges({ settings, effects, moved }: TemplatePreview): boolean {
  return settings.length + effects.length + moved.length > 0;
}
