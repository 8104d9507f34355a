import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { MultiComboField } from "#app/ui/multi-combo-field/multi-combo-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { elementKinds, type Element } from "../../domain/elements.ts";
import { goalChoosers } from "../../domain/goal-weights.ts";
import type { TemplatePage } from "../../queries/settings-page.ts";
import { reviewPlaces } from "../../review-places.ts";
import { templateCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { AnsweredFields } from "./answered-fields.tsx";
import { QuestionLine } from "./question-line.tsx";

/** A template to change: its elements in order, each with its questions; an empty line at the end adds one. */
export function TemplateScreen({ page }: { page: TemplatePage }) {
  const { t } = useReviewWords();
  const form = templateCommands.useCommandForm({
    intent: "edit-template",
    fields: { templateId: page.id, version: String(page.version) },
    defaultValue: { name: page.name },
    said: t("said.saved"),
  });
  const fault = form.answer && !form.answer.done ? form.answer.error?.fields["elements"] : undefined;
  return (
    <div className={classes.screen}>
      <PageHeader
        title={page.name}
        breadcrumbs={[{ label: t("settings.templates"), href: reviewPlaces.settings }]}
        breadcrumbsLabel={t("settings.templates")}
        actions={<Button href={reviewPlaces.preview(page.id)}>{t("act.preview")}</Button>}
      />
      <CommandForm key={page.version} form={form} guarded className={classes.main}>
        <TextField {...form.field("name")} label={t("settings.name")} required maxLength={120} />
        {fault ? (
          <Callout tone="danger" announced>
            {form.say(fault)}
          </Callout>
        ) : null}
        {page.elements.map((element, at) => (
          <ElementLine key={element.id} element={element} at={at} page={page} />
        ))}
        <Fold title={t("settings.add-element")}>
          <NewElement at={page.elements.length} />
        </Fold>
        <SubmitRow form={form} label={t("act.save")} />
      </CommandForm>
    </div>
  );
}

function ElementLine({ element, at, page }: { element: Element; at: number; page: TemplatePage }) {
  const { t } = useReviewWords();
  const name = `elements[${at}]`;
  return (
    <Section title={element.title} description={t(`element.${element.kind}`)}>
      <input type="hidden" name={`${name}.id`} value={element.id} />
      <input type="hidden" name={`${name}.kind`} value={element.kind} />
      <div className={classes.pair}>
        <TextField name={`${name}.title`} label={t("settings.heading")} defaultValue={element.title} maxLength={120} />
        <NumberField
          name={`${name}.weight`}
          label={t("settings.weight")}
          min={0}
          max={100}
          defaultValue={element.weight}
        />
        <NumberField name={`${name}.place`} label={t("settings.place")} min={0} defaultValue={(at + 1) * 10} />
      </div>
      <TextArea
        name={`${name}.help`}
        label={t("settings.help")}
        rows={2}
        defaultValue={element.help}
        maxLength={1000}
      />
      {element.kind === "QNA" ? (
        <Questions element={element} name={name} page={page} />
      ) : element.kind === "PEER_NOMINATION" ? null : (
        <>
          {element.kind === "GOAL" ? (
            <SelectField
              name={`${name}.goalsChosenBy`}
              label={t("settings.goals-chosen")}
              description={t("settings.goals-chosen-text")}
              defaultValue={element.goalsChosenBy ?? "NOBODY"}
              options={goalChoosers.map((value) => ({ value, label: t(`goal-chooser.${value}`) }))}
            />
          ) : null}
          <AnsweredFields name={name} of={element} />
        </>
      )}
      <Checkbox name={`${name}.remove`} label={t("settings.remove-element")} />
    </Section>
  );
}

function Questions({ element, name, page }: { element: Element; name: string; page: TemplatePage }) {
  const { t } = useReviewWords();
  const { questions } = element;
  return (
    <>
      {questions.map((question, at) => (
        <QuestionLine
          key={question.id}
          question={question}
          name={`${name}.questions[${at}]`}
          at={at}
          before={questions.slice(0, at)}
        />
      ))}
      <Fold title={t("settings.add-question")}>
        <QuestionLine
          question={null}
          name={`${name}.questions[${questions.length}]`}
          at={questions.length}
          before={questions}
        />
      </Fold>
      {page.library.length > 0 ? (
        <MultiComboField
          name={`${name}.takes`}
          label={t("settings.take")}
          options={page.library
            .filter(({ id }) => !questions.some((one) => one.id === id))
            .map(({ id, question }) => ({ value: id, label: question.text }))}
          emptyText={t("list.none-found")}
          removeLabel={({ label }) => `${t("act.withdraw")}: ${label}`}
        />
      ) : null}
    </>
  );
}

function NewElement({ at }: { at: number }) {
  const { t } = useReviewWords();
  const name = `elements[${at}]`;
  const empty = {
    answerType: "STAR_RATING",
    options: [1, 2, 3, 4, 5].map((step) => ({ id: String(step), label: t(`scale.${step}`), score: step })),
    setup: null,
    comment: "OPTIONAL",
    required: true,
  } as const;
  return (
    <div className={classes.form}>
      <SelectField
        name={`${name}.kind`}
        label={t("settings.kind")}
        options={elementKinds.map((value) => ({ value, label: t(`element.${value}`) }))}
      />
      <TextField name={`${name}.title`} label={t("settings.heading")} maxLength={120} />
      <NumberField name={`${name}.weight`} label={t("settings.weight")} min={0} max={100} defaultValue={0} />
      <input type="hidden" name={`${name}.place`} value={(at + 1) * 10} />
      <AnsweredFields name={name} of={empty} />
      <QuestionLine question={null} name={`${name}.questions[0]`} at={0} before={[]} />
    </div>
  );
}
