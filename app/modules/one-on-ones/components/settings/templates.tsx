import { IconPlus } from "@tabler/icons-react";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { ArchiveTerm, Term, TermHead, TermList } from "#app/shell/components/term-list/term-list.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { samples } from "../../domain/samples.ts";
import type { SettingsPage, Template } from "../../queries/settings-page.ts";
import { settingsCommands } from "../one-on-one-commands.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** Agendas to begin with: those in use, samples to copy, and what was put away. */
export function Templates({ page }: { page: SettingsPage }) {
  const { t, format } = useOneOnOneWords();
  const address = useAddress();
  const active = page.templates.filter(({ archived }) => !archived);
  const archived = page.templates.filter((template) => template.archived);
  const counts = { active: active.length, sample: samples.length, archived: archived.length };
  const shown = page.list === "archived" ? archived : active;
  return (
    <>
      <TermHead
        label={t("settings.tab.templates")}
        shelves={(["active", "sample", "archived"] as const).map((id) => ({
          id,
          href: address({ templates: id, template: null, from: null }),
          content: t(`template.${id}`),
          count: format.number(counts[id]),
          current: page.list === id,
        }))}
      >
        <Button icon={<IconPlus aria-hidden="true" />} href={address({ template: "new", from: null })}>
          {t("template.new")}
        </Button>
      </TermHead>
      {page.list === "sample" ? (
        <Samples />
      ) : shown.length === 0 ? (
        <EmptyState title={t("template.empty")}>{t("template.empty-text")}</EmptyState>
      ) : null}
      {page.list === "sample" ? null : (
        <TermList>
          {shown.map((template) => (
            <TemplateRow key={template.id} template={template} origin={page.origin} />
          ))}
        </TermList>
      )}
      {page.form ? <TemplatePanel key={page.form.template?.id ?? "new"} page={page} form={page.form} /> : null}
    </>
  );
}

function Samples() {
  const { t } = useOneOnOneWords();
  const address = useAddress();
  return (
    <TermList>
      {samples.map(({ id, questions }) => (
        <Term
          key={id}
          title={t(`sample.${id}`)}
          about={questions.map((question) => t(`library.${question}`)).join(" · ")}
        >
          <Button size="small" href={address({ template: "new", from: id })}>
            {t("template.duplicate")}
          </Button>
        </Term>
      ))}
    </TermList>
  );
}

function TemplateRow({ template, origin }: { template: Template; origin: string }) {
  const { t } = useOneOnOneWords();
  const address = useAddress();
  const { id, name, points, archived } = template;
  const command = settingsCommands.useCommand({
    intent: "archive-template",
    key: `template ${id}`,
    said: t("said.saved"),
  });
  return (
    <Term title={name} href={address({ template: id, from: null })} about={points.join(" · ")}>
      <Button size="small" tone="quiet" href={address({ template: "new", from: id })}>
        {t("template.duplicate")}
      </Button>
      <CopyButton
        text={`${origin}/template/checkin/${id}`}
        label={t("template.copy-link")}
        copied={t("template.copied")}
        tone="quiet"
      />
      <ArchiveTerm
        command={command}
        intent="archive-template"
        fields={{ templateId: id }}
        archived={archived}
        verb={t(archived ? "acts.bring-back" : "acts.archive")}
        title={name}
      />
    </Term>
  );
}

function TemplatePanel({
  form: { template, from },
  page,
}: {
  page: SettingsPage;
  form: NonNullable<SettingsPage["form"]>;
}) {
  const { t } = useOneOnOneWords();
  const closeHref = useAddress()({ template: null, from: null });
  const sample = samples.find(({ id }) => id === from);
  const copying = from !== null;
  const form = settingsCommands.useCommandForm({
    intent: "save-template",
    fields: template && !copying ? { templateId: template.id, version: String(template.version) } : {},
    defaultValue: {
      name: sample
        ? t(`sample.${sample.id}`)
        : template
          ? copying
            ? t("template.copy-of", { name: template.name })
            : template.name
          : "",
      points: sample
        ? sample.questions.map((question) => t(`library.${question}`)).join("\n")
        : (template?.points.join("\n") ?? ""),
    },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel
      form={form}
      title={template && !copying ? template.name : t("template.new")}
      closeHref={closeHref}
      submit={page.form ? t("save") : null}
    >
      <TextField {...form.field("name")} label={t("template.name")} required maxLength={120} />
      <TextArea
        {...form.field("points")}
        label={t("template.points")}
        description={t("template.points-text")}
        rows={8}
        required
      />
    </FormPanel>
  );
}
