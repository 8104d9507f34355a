import { IconPlus } from "@tabler/icons-react";
import { FormFields, startOf } from "#app/modules/records/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { ArchiveTerm, Term, TermHead, TermList } from "#app/shell/components/term-list/term-list.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { library } from "../../domain/library.ts";
import { lifecycleMoments, themes } from "../../domain/words.ts";
import type { CompanyQuestion } from "../../queries/company-questions.ts";
import type { SettingsPage } from "../../queries/settings-page.ts";
import { questionFields } from "../../question-fields.ts";
import { settingsCommands } from "../one-on-one-commands.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

const topics = [...themes, ...lifecycleMoments];

/** The company's own questions, and those that come with the product. */
export function Questions({ page }: { page: SettingsPage }) {
  const { t, format } = useOneOnOneWords();
  const address = useAddress();
  const active = page.questions.filter(({ archived }) => !archived);
  const archived = page.questions.filter((question) => question.archived);
  const lists = { active, archived };
  const shown = lists[page.questionList];
  return (
    <>
      <TermHead
        label={t("question.own")}
        shelves={(["active", "archived"] as const).map((id) => ({
          id,
          href: address({ questions: id, question: null }),
          content: t(`template.${id}`),
          count: format.number(lists[id].length),
          current: page.questionList === id,
        }))}
      >
        <Button icon={<IconPlus aria-hidden="true" />} href={address({ question: "new" })}>
          {t("question.new")}
        </Button>
      </TermHead>
      {shown.length === 0 ? <EmptyState title={t("question.empty")}>{t("question.empty-text")}</EmptyState> : null}
      <TermList>
        {shown.map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </TermList>
      <Fold title={t("question.included", { count: library.length })}>
        {topics.map((about) => (
          <section key={about}>
            <h3 className={classes.small}>{t(`topic.${about}`)}</h3>
            <ul className={classes.plain}>
              {library
                .filter((question) => question.about === about)
                .map(({ id }) => (
                  <li key={id}>{t(`library.${id}`)}</li>
                ))}
            </ul>
          </section>
        ))}
      </Fold>
      {page.questionForm ? <QuestionPanel question={page.questionForm.question} /> : null}
    </>
  );
}

function QuestionRow({ question: { id, text, about, archived } }: { question: CompanyQuestion }) {
  const { t } = useOneOnOneWords();
  const address = useAddress();
  const command = settingsCommands.useCommand({
    intent: "archive-question",
    key: `question ${id}`,
    said: t("said.saved"),
  });
  return (
    <Term title={text} href={address({ question: id })} about={t(`topic.${about}`)}>
      <ArchiveTerm
        command={command}
        intent="archive-question"
        fields={{ questionId: id }}
        archived={archived}
        verb={t(archived ? "acts.bring-back" : "acts.archive")}
        title={text}
      />
    </Term>
  );
}

function QuestionPanel({ question }: { question: CompanyQuestion | null }) {
  const { t } = useOneOnOneWords();
  const closeHref = useAddress()({ question: null });
  const form = settingsCommands.useCommandForm({
    intent: "save-question",
    id: `question-${question?.id ?? "new"}`,
    fields: question ? { questionId: question.id, version: String(question.version) } : {},
    defaultValue: startOf(questionFields, question ?? { about: "PERFORMANCE" }),
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel
      form={form}
      title={t(question ? "question.edit" : "question.new")}
      closeHref={closeHref}
      submit={t("save")}
    >
      <FormFields form={form} of={questionFields} />
    </FormPanel>
  );
}
