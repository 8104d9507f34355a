import { IconArchive, IconArrowBackUp } from "@tabler/icons-react";
import { RecordPage } from "#app/modules/records/ui.ts";
import { Can, record } from "#app/platform/ability/granting.tsx";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { WrittenText } from "#app/ui/written-text/written-text.tsx";
import type { GoalTemplateScreen } from "../queries/goal-template-screen.ts";
import { templateFields } from "../template-fields.ts";
import { GoalTemplatePanel } from "./goal-template-panel.tsx";
import { TemplateActs } from "./goal-template-acts.tsx";
import { templatesPlace } from "./goal-template-places.ts";
import { TemplateRuns } from "./goal-template-runs.tsx";
import { goalTemplateCommands } from "./goal-template-commands.ts";
import { useTemplateWords } from "./goal-template-words.ts";

/** One template: what it says, giving it, the goals made of it, and what was done with them. */
export function GoalTemplateScreenView({ screen }: { screen: GoalTemplateScreen }) {
  const { t } = useTemplateWords();
  const { template, granted, editing } = screen;
  const place = `${templatesPlace}/${template.id}`;
  return (
    <RecordPage
      fields={templateFields}
      detail={{ id: template.id, title: template.title, granted }}
      list={{ label: t("goal-template.tab"), href: templatesPlace }}
      href={place}
      idName="templateId"
      state={template.archived ? <Chip tone="grey">{t("goal-template.archived")}</Chip> : null}
      acts={
        <Can I="edit" this={record("GoalTemplate", template.id)}>
          <Archive template={template} />
        </Can>
      }
      editHref={`${place}?edit=1`}
      editLabel={t("goal-template.edit")}
      forms={
        <>
          <goalTemplateCommands.PageAnswer
            intents={[
              ...(["archive-template", "update-goals", "withdraw-goals", "retry-run"] as const),
              ...(template.archived ? ["assign" as const] : []),
            ]}
          />
          {editing ? <GoalTemplatePanel template={template} offered={screen} closeHref={place} /> : null}
        </>
      }
      overview={<Overview screen={screen} />}
    />
  );
}

function Overview({ screen }: { screen: GoalTemplateScreen }) {
  const words = useTemplateWords(useViewer().timeZone);
  const { t } = words;
  const { template, goals, runs } = screen;
  const busy = runs.some(({ state }) => state === "QUEUED" || state === "RUNNING");
  return (
    <>
      {template.description ? <WrittenText>{template.description}</WrittenText> : null}
      <Section title={t("goal-template.says")}>
        <Says screen={screen} />
      </Section>
      <TemplateActs screen={screen} busy={busy} />
      <TemplateRuns screen={screen} />
      <Section title={t("goal-template.goals")} description={t("list.count", { count: goals.length })}>
        <Goals goals={goals} words={words} />
      </Section>
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
