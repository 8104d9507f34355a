import { IconPlus } from "@tabler/icons-react";
import { useQuestionnaireWords } from "#app/modules/questionnaires/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { ArchiveTerm, Term, TermHead, TermList } from "#app/shell/components/term-list/term-list.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { isOwnType, kindOf } from "../../domain/asked-as.ts";
import { commentRules } from "../../domain/elements.ts";
import type { LibraryQuestion, SettingsPage } from "../../queries/settings-page.ts";
import { settingsCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import { AnswerKind } from "./answer-kind.tsx";

/** Questions to take into templates, each with how it is answered. */
export function Library({ page: { questions, open } }: { page: SettingsPage }) {
  const { t } = useReviewWords();
  const address = useAddress();
  const add = (
    <Button icon={<IconPlus aria-hidden="true" />} href={address({ question: "new" })}>
      {t("settings.new-question")}
    </Button>
  );
  return (
    <>
      <TermHead label={t("settings.library")}>{add}</TermHead>
      {questions.length === 0 ? (
        <EmptyState title={t("settings.no-questions")}>{t("settings.no-questions-text")}</EmptyState>
      ) : (
        <TermList>
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} />
          ))}
        </TermList>
      )}
      {open ? <QuestionPanel key={open === "new" ? "new" : open.id} open={open} /> : null}
    </>
  );
}

function QuestionRow({ question: { id, question, archived } }: { question: LibraryQuestion }) {
  const { t } = useReviewWords();
  const address = useAddress();
  const command = settingsCommands.useCommand({
    intent: "archive-question",
    key: `question ${id}`,
    said: t("said.saved"),
  });
  const words = useQuestionnaireWords();
  const { answerType } = question;
  const about = isOwnType(answerType) ? t(`answer-type.${answerType}`) : words.t(`kind.${kindOf(answerType)}`);
  return (
    <Term
      title={question.text}
      href={address({ question: id })}
      about={archived ? `${about} · ${t("shelf.archived")}` : about}
    >
      <ArchiveTerm
        command={command}
        intent="archive-question"
        fields={{ questionId: id }}
        archived={archived}
        verb={t(archived ? "act.bring-back" : "act.archive")}
        title={question.text}
      />
    </Term>
  );
}

function QuestionPanel({ open }: { open: LibraryQuestion | "new" }) {
  const { t } = useReviewWords();
  const closeHref = useAddress()({
    question: null,
    showQuestionDetails: null,
    questionId: null,
    action: null,
    source: null,
  });
  const known = open === "new" ? null : open;
  const asked = known?.question ?? {
    ...{ answerType: "STAR_RATING" as const, setup: null },
    options: [1, 2, 3, 4, 5].map((step) => ({ label: t(`scale.${step}`), score: step })),
  };
  const form = settingsCommands.useCommandForm({
    intent: "save-question",
    fields: known ? { questionId: known.id, version: String(known.version) } : {},
    defaultValue: {
      text: known?.question.text ?? "",
      help: known?.question.help ?? "",
      comment: known?.question.comment ?? "OPTIONAL",
    },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("settings.question")} closeHref={closeHref} submit={t("act.save")}>
      <TextField {...form.field("text")} label={t("settings.question")} required maxLength={500} />
      <TextArea {...form.field("help")} label={t("settings.help")} rows={2} maxLength={1000} />
      <AnswerKind prefix="" of={asked} error={form.field("options").error} />
      <SelectField
        {...form.field("comment")}
        label={t("settings.comment")}
        options={commentRules.map((value) => ({ value, label: t(`comment-rule.${value}`) }))}
      />
      <Checkbox name="required" label={t("settings.required")} defaultChecked={known?.question.required ?? true} />
    </FormPanel>
  );
}
