import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { ArchiveTerm, Term, TermHead, TermList } from "#app/shell/components/term-list/term-list.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { sampleElements, sampleNames, type SampleName } from "../../domain/samples.ts";
import type { ListedTemplate, SettingsPage } from "../../queries/settings-page.ts";
import { reviewPlaces } from "../../review-places.ts";
import { settingsCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { Library } from "./library.tsx";

const shelves = ["active", "sample", "archived"] as const;

/** What administrators prepare: templates of forms, and the library of questions. */
export function SettingsScreen({ page }: { page: SettingsPage }) {
  const { t } = useReviewWords();
  return (
    <div className={classes.screen}>
      <PageHeader title={t("settings.title")} />
      <Tabs
        label={t("settings.title")}
        current={page.tab}
        tabs={[
          { id: "templates", label: t("settings.templates"), href: `${reviewPlaces.settings}?activeTabId=templates` },
          {
            id: "question_library",
            label: t("settings.library"),
            href: `${reviewPlaces.settings}?activeTabId=question_library`,
          },
        ]}
      />
      <settingsCommands.PageAnswer
        intents={["archive-template", "save-question", "archive-question"]}
        said={t("said.saved")}
      />
      {page.tab === "templates" ? <Templates page={page} /> : <Library page={page} />}
    </div>
  );
}

function Templates({ page }: { page: SettingsPage }) {
  const { t, format } = useReviewWords();
  const address = useAddress();
  const of = (archived: boolean) => page.templates.filter((template) => template.archived === archived);
  const counts = { active: of(false).length, sample: sampleNames.length, archived: of(true).length };
  const shown = of(page.shelf === "archived");
  return (
    <>
      <TermHead
        label={t("settings.templates")}
        shelves={shelves.map((id) => ({
          id,
          href: address({ shelf: id }),
          content: t(`shelf.${id}`),
          count: format.number(counts[id]),
          current: page.shelf === id,
        }))}
      />
      {page.shelf === "sample" ? (
        <TermList>
          {sampleNames.map((name) => (
            <Sample key={name} name={name} />
          ))}
        </TermList>
      ) : shown.length === 0 ? (
        <EmptyState
          title={t("settings.none")}
          action={<Button href={address({ shelf: "sample" })}>{t("settings.from-sample")}</Button>}
        >
          {t("settings.none-text")}
        </EmptyState>
      ) : (
        <TermList>
          {shown.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </TermList>
      )}
    </>
  );
}

/** A sample becomes a template of the company, in the reader's language. */
function Sample({ name }: { name: SampleName }) {
  const { t } = useReviewWords();
  const command = settingsCommands.useCommand({
    intent: "save-template",
    key: `sample ${name}`,
    said: t("said.saved"),
  });
  const elements = sampleElements(name, (key) => t(key, { name: "{name}" }));
  return (
    <Term
      title={t(`sample.${name}`)}
      about={elements
        .flatMap(({ kind, title, questions }) => (kind === "QNA" ? questions.map(({ text }) => text) : [title]))
        .join(" · ")}
    >
      <ActForm
        command={command}
        intent="save-template"
        fields={{ name: t(`sample.${name}`), elements: JSON.stringify(elements) }}
      >
        <Button type="submit" size="small" loading={command.busy}>
          {t("settings.use-sample")}
        </Button>
      </ActForm>
    </Term>
  );
}

function TemplateRow({ template: { id, name, elements, questions, archived } }: { template: ListedTemplate }) {
  const { t } = useReviewWords();
  const copy = settingsCommands.useCommand({ intent: "duplicate-template", key: `copy ${id}`, said: t("said.saved") });
  const archive = settingsCommands.useCommand({
    intent: "archive-template",
    key: `archive ${id}`,
    said: t("said.saved"),
  });
  return (
    <Term title={name} href={reviewPlaces.template(id)} about={t("settings.counts", { elements, questions })}>
      <Button size="small" tone="quiet" href={reviewPlaces.preview(id)}>
        {t("act.preview")}
      </Button>
      <ActForm
        command={copy}
        intent="duplicate-template"
        fields={{ templateId: id, name: t("cycles.copy-of", { name }).slice(0, 120) }}
      >
        <Button type="submit" size="small" tone="quiet" loading={copy.busy}>
          {t("act.duplicate")}
        </Button>
      </ActForm>
      <ArchiveTerm
        command={archive}
        intent="archive-template"
        fields={{ templateId: id }}
        archived={archived}
        verb={t(archived ? "act.bring-back" : "act.archive")}
        title={name}
      />
    </Term>
  );
}
