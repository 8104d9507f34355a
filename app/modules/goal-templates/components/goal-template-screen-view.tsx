import { IconArchive, IconArrowBackUp, IconPencil } from "@tabler/icons-react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { GoalTemplateScreen } from "../queries/goal-template-screen.ts";
import { GoalTemplatePanel } from "./goal-template-panel.tsx";
import { TemplateActs } from "./goal-template-acts.tsx";
import { templatesPlace } from "./goal-template-places.ts";
import { TemplateRuns } from "./goal-template-runs.tsx";
import { goalTemplateCommands } from "./goal-template-commands.ts";
import { useTemplateWords } from "./goal-template-words.ts";

/** One template: what it says, giving it, the goals made of it, and what was done with them. */
export function GoalTemplateScreenView({ screen }: { screen: GoalTemplateScreen }) {
  const words = useTemplateWords(useViewer().timeZone);
  const { t } = words;
  const { template, goals, runs, editing } = screen;
  const place = `${templatesPlace}/${template.id}`;
  const busy = runs.some(({ state }) => state === "QUEUED" || state === "RUNNING");
  return (
    <>
      <PageHeader
        title={template.title}
        {...(template.description ? { description: template.description } : {})}
        breadcrumbs={[{ label: t("goal-template.tab"), href: templatesPlace }]}
        breadcrumbsLabel={t("template-list.way")}
        meta={template.archived ? <Chip tone="grey">{t("goal-template.archived")}</Chip> : null}
        actions={
          <>
            <Button href={`${place}?edit=1`} icon={<IconPencil size={16} aria-hidden="true" />}>
              {t("goal-template.edit")}
            </Button>
            <Archive template={template} />
          </>
        }
      />
      <goalTemplateCommands.PageAnswer
        intents={[
          "archive-template",
          "update-goals",
          "withdraw-goals",
          "retry-run",
          ...(template.archived ? ["assign" as const] : []),
        ]}
      />
      <Section title={t("goal-template.says")}>
        <Says screen={screen} />
      </Section>
      <TemplateActs screen={screen} busy={busy} />
      <TemplateRuns screen={screen} />
      <Section title={t("goal-template.goals")} description={t("list.count", { count: goals.length })}>
        <Goals goals={goals} words={words} />
      </Section>
      {editing ? <GoalTemplatePanel template={template} offered={screen} closeHref={place} /> : null}
    </>
  );
}

function Says({ screen: { template, periods } }: { screen: GoalTemplateScreen }) {
  const words = useTemplateWords();
  const { t } = words;
  const frame = periods.find(({ id }) => id === template.timeFrame);
  return (
    <DefinitionList
      items={[
        { term: t("form.time-frame"), detail: frame ? words.frame(frame) : template.timeFrame },
        { term: t("column.level"), detail: t(`objective-level.${template.level}`) },
        { term: t("form.visibility"), detail: t(`visibility.${template.visibility}`) },
        ...template.keyResults.map((part, place) => ({
          term: t("create.key-result-number", { number: place + 1 }),
          detail: t("goal-template.part", {
            title: part.title,
            start: words.value(part, part.start),
            target: words.value(part, part.target),
          }),
        })),
      ]}
    />
  );
}

function Archive({ template: { id, archived } }: Pick<GoalTemplateScreen, "template">) {
  const { t } = useTemplateWords();
  const archive = goalTemplateCommands.useCommand({ intent: "archive-template" });
  return (
    <ActForm command={archive} intent="archive-template" fields={{ templateId: id, archived: String(!archived) }}>
      <Button
        type="submit"
        loading={archive.busy}
        icon={
          archived ? <IconArrowBackUp size={16} aria-hidden="true" /> : <IconArchive size={16} aria-hidden="true" />
        }
      >
        {t(archived ? "goal-template.bring-back" : "goal-template.archive")}
      </Button>
    </ActForm>
  );
}

function Goals({
  goals,
  words: { t, format },
}: {
  goals: GoalTemplateScreen["goals"];
  words: ReturnType<typeof useTemplateWords>;
}) {
  return (
    <DataTable
      caption={t("goal-template.goals")}
      rows={goals}
      rowKey={({ goalId }) => goalId}
      rowHref={({ goalId }) => `/app/goal/${goalId}`}
      empty={<EmptyState title={t("goal-template.nobody")}>{t("goal-template.nobody-text")}</EmptyState>}
      columns={[
        { id: "name", header: t("column.owner"), render: ({ name }) => name },
        { id: "percent", header: t("column.progress"), align: "end", render: ({ percent }) => format.percent(percent) },
        {
          id: "state",
          header: t("column.status"),
          render: ({ closed, archived }) =>
            archived ? (
              <Chip tone="grey">{t("goal-template.archived")}</Chip>
            ) : (
              <Chip tone={closed ? "grey" : "green"}>{t(closed ? "level.CLOSED" : "goal-template.open")}</Chip>
            ),
        },
      ]}
    />
  );
}
