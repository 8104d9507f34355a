import { SavingStatus } from "#app/platform/forms/saving-status.tsx";
import { isUnsaved } from "#app/platform/forms/use-autosave.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { UnsavedChanges } from "#app/platform/forms/unsaved-changes.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Columns } from "#app/ui/columns/columns.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { Element } from "../../domain/elements.ts";
import { isAsked, outcomeField, resultField, summaryField } from "../../domain/fields.ts";
import { progressOf, sectionOfNeeded, type SectionProgress } from "../../domain/progress.ts";
import { scoresOf } from "../../domain/scores.ts";
import type { Provider } from "../../domain/providers.ts";
import type { FormPage } from "../../queries/form-page.ts";
import { reviewPlaces } from "../../review-places.ts";
import { formCommands } from "../review-commands.ts";
import { FormChip } from "../review-marks.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { AnswerField } from "./answer-field.tsx";
import { Drafts } from "./drafts.tsx";
import { Evidence } from "./evidence.tsx";
import { FormProgress, WhatIsMissing } from "./form-progress.tsx";
import { GoalChoice } from "./goal-choice.tsx";
import { FormSection, sectionId, useGoToFault } from "./form-section.tsx";
import { NominatedPeers, Peers, peersField } from "./peers.tsx";
import { ResultFields } from "./result-fields.tsx";
import { useFormSaving } from "./use-form-saving.ts";

export type Saving = ReturnType<typeof useFormSaving>;

const titles: Partial<Record<Provider, "form.self" | "nominate.title">> = {
  SELF: "form.self",
  NOMINATOR: "nominate.title",
};

/** A form about somebody: what is asked, what helps to answer it, and what becomes of it. */
export function FormScreen({ page }: { page: FormPage }) {
  const { t, span } = useReviewWords();
  const saving = useFormSaving(page);
  const form = formCommands.useCommandForm({
    intent: ["submit", "save-answers"],
    id: "review-form",
    fields: { formId: page.id },
    said: t("said.submitted"),
  });
  const faults = form.answer && !form.answer.done ? (form.answer.error?.fields ?? {}) : {};
  useGoToFault(form.answer, faults);
  const open = page.closed === null;
  const sections = useSections(page, saving);
  return (
    <div className={classes.screen}>
      <PageHeader
        title={t(titles[page.provider] ?? "form.about", { name: page.employee.name })}
        breadcrumbs={[{ label: t("navigation.module"), href: reviewPlaces.mine }]}
        breadcrumbsLabel={t("navigation.module")}
        meta={<FormChip standing={page.status} />}
      />
      <div className={classes.facts}>
        <PersonChip person={page.employee} />
        <span>{page.cycle}</span>
        <span>{t("form.period", { span: span(page.period.from, page.period.to) })}</span>
        <span>{t(`provider.${page.provider}`)}</span>
        <DueOn page={page} />
      </div>
      {page.provider === "NOMINATOR" || page.provider === "SELF" ? null : (
        <p className={classes.soft}>{t(`readers.${page.readers.questions}${page.readers.named ? "" : "_UNNAMED"}`)}</p>
      )}
      <Messages page={page} saving={saving} />
      {page.faq ? (
        <Fold title={t("form.faq")}>
          <p className={classes.text} dir="auto">
            {page.faq}
          </p>
        </Fold>
      ) : null}
      <FormProgress sections={sections} />
      {page.goalChoice ? <GoalChoice page={page} choice={page.goalChoice} /> : null}
      <Columns>
        <CommandForm form={form} noValidate className={classes.main}>
          {page.peers && !page.elements.some(isForPeers) ? (
            <Peers page={page} peers={page.peers} sections={sections} />
          ) : null}
          <Elements page={page} saving={saving} faults={faults} sections={sections} />
          <ResultFields page={page} saving={saving} faults={faults} sections={sections} />
          {open ? <Foot page={page} saving={saving} busy={form.busy} sections={sections} /> : null}
        </CommandForm>
        <Evidence page={page} saving={saving} />
      </Columns>
      <UnsavedChanges when={open && !form.busy && isUnsaved(saving.state)} />
    </div>
  );
}

function DueOn({ page: { dueOn } }: { page: FormPage }) {
  const { t, format } = useReviewWords();
  return (
    <span>
      {t("list.due")} {format.date(dueOn)}
    </span>
  );
}

function Messages({ page, saving }: { page: FormPage; saving: Saving }) {
  const { t } = useReviewWords();
  return (
    <>
      {page.closed ? (
        <Callout tone={page.closed === "SUBMITTED" ? "success" : "warning"} title={t(`closed.${page.closed}`)}>
          {t("closed.kept")}
        </Callout>
      ) : null}
      {saving.kept ? (
        <Callout
          tone="warning"
          announced
          title={t("saving.kept")}
          action={
            <span className={classes.buttons}>
              {page.closed === null ? (
                <Button size="small" onClick={saving.restore}>
                  {t("saving.restore")}
                </Button>
              ) : null}
              <Button size="small" tone="quiet" onClick={saving.discard}>
                {t("saving.discard")}
              </Button>
            </span>
          }
        >
          {Object.entries(saving.kept).map(([field, value]) => (
            <p key={field} className={classes.text}>
              {value}
            </p>
          ))}
        </Callout>
      ) : null}
    </>
  );
}

/** How far each section is as it stands on the screen, the result of the manager's form as the last. */
function useSections(page: FormPage, saving: Saving): SectionProgress[] {
  const { t } = useReviewWords();
  const { result, outcome, peers } = page;
  const progress = progressOf(page.elements, page.fields, saving.values);
  const apart = peers && !page.elements.some(isForPeers);
  return [
    ...(apart ? [peersProgress(blankPeers, peers, t("nominate.peers"))] : []),
    ...progress.map((section, at) =>
      peers && isForPeers(page.elements[at]!) ? peersProgress(section, peers, t("nominate.peers")) : section,
    ),
    ...(result || outcome
      ? [
          sectionOfNeeded(
            { id: resultField, title: t("form.result") },
            [
              ...(result ? [{ field: resultField, text: result.question }] : []),
              ...(outcome ? [{ field: outcomeField, text: outcome.question }] : []),
            ],
            saving.values,
          ),
        ]
      : []),
  ];
}

const isForPeers = ({ kind }: Pick<Element, "kind">) => kind === "PEER_NOMINATION";

/** The peers of a form no part of which is for them. */
const blankPeers: SectionProgress = { id: peersField, title: "", asked: 0, answered: 0, missing: [] };

/** Peers are complete once as many are nominated as the cycle asks for. */
function peersProgress(
  section: SectionProgress,
  { least, counted }: NonNullable<FormPage["peers"]>,
  text: string,
): SectionProgress {
  if (least === 0) return { ...section, title: section.title || text };
  const missing = counted < least ? [{ field: sectionId(section.id), text }] : [];
  return { ...section, title: section.title || text, asked: least, answered: Math.min(counted, least), missing };
}

export type PartProps = {
  page: FormPage;
  saving: Saving;
  faults: Readonly<Record<string, string>>;
  sections: readonly SectionProgress[];
};

function Elements({ page, saving, faults, sections }: PartProps) {
  const { t } = useReviewWords();
  return (
    <>
      {page.elements.map((element) => {
        const fields = page.fields.filter((one) => one.elementId === element.id && isAsked(one, saving.values));
        return (
          <FormSection
            key={element.id}
            progress={sections.find(({ id }) => id === element.id) ?? element}
            description={
              element.help || (element.weight > 0 ? t("form.weight", { percent: element.weight }) : undefined)
            }
            faulty={fields.some((one) => faults[one.field] || (one.comment && faults[one.comment]))}
          >
            {isForPeers(element) && page.peers ? <NominatedPeers page={page} peers={page.peers} /> : null}
            {fields.length === 0 && element.kind !== "PEER_NOMINATION" ? (
              <p className={classes.soft}>{t(`form.none-${element.kind}`)}</p>
            ) : null}
            {fields.map((field) => (
              <AnswerField key={field.field} field={field} page={page} saving={saving} faults={faults} />
            ))}
          </FormSection>
        );
      })}
      {page.asksSummary ? (
        <FormSection
          progress={{ id: summaryField, title: t("form.summary") }}
          description={t("form.summary-text")}
          faulty={false}
        >
          <TextArea
            id={summaryField}
            name={`answers.${summaryField}`}
            label={t("form.summary")}
            hideLabel
            rows={4}
            maxLength={20_000}
            value={saving.values[summaryField] ?? ""}
            disabled={page.closed !== null}
            onChange={(event) => saving.change(summaryField, event.currentTarget.value)}
            onFocus={() => saving.writesIn(summaryField)}
            onBlur={saving.now}
          />
          <Drafts field={{ kind: "QNA", text: t("form.summary") }} name={summaryField} page={page} saving={saving} />
          <input type="hidden" name={`versions.${summaryField}`} value={saving.versionOf(summaryField)} />
        </FormSection>
      ) : null}
    </>
  );
}

type FootProps = Pick<PartProps, "page" | "saving" | "sections"> & { busy: boolean };

function Foot({ page, saving, busy, sections }: FootProps) {
  const { t, score } = useReviewWords();
  const live = scoresOf(page.elements, page.fields, saving.values);
  return (
    <div className={classes.foot}>
      <span className={classes.facts}>
        {page.showScore && page.provider !== "NOMINATOR" ? (
          <span>{t("form.score", { score: score(live.overall) })}</span>
        ) : null}
        <WhatIsMissing sections={sections} />
        <SavingStatus state={saving.state} />
      </span>
      <span className={classes.buttons}>
        <noscript>
          <Button type="submit" name="intent" value="save-answers">
            {t("act.save")}
          </Button>
        </noscript>
        <Button type="submit" name="intent" value="submit" tone="primary" loading={busy}>
          {t("act.submit")}
        </Button>
      </span>
    </div>
  );
}
