import { useEffect, useRef, useState, type MutableRefObject, type ReactNode } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { SavingStatus } from "#app/platform/forms/saving-status.tsx";
import { isUnsaved } from "#app/platform/forms/use-autosave.ts";
import { UnsavedChanges } from "#app/platform/forms/unsaved-changes.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { wizardSteps, type WizardStep } from "../../domain/wizard.ts";
import type { WizardPage } from "../../queries/wizard-page.ts";
import { reviewPlaces } from "../../review-places.ts";
import { wizardCommands } from "../review-commands.ts";
import { CycleChip } from "../review-marks.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import own from "./wizard.module.css";
import { CalibrationSection } from "./calibration-section.tsx";
import { DetailsSection } from "./details-section.tsx";
import { ElementsSection } from "./elements-section.tsx";
import { FillingSection } from "./filling-section.tsx";
import { FormGroups } from "./form-groups.tsx";
import { RevieweesSection } from "./reviewees-section.tsx";
import { ReviewersSection } from "./reviewers-section.tsx";
import { SharingSection } from "./sharing-section.tsx";
import { SummarySection } from "./summary-section.tsx";
import { TimelinesSection } from "./timelines-section.tsx";
import { UploadReviewees } from "./upload-reviewees.tsx";
import { useSectionSaving, type Leave } from "./use-section-saving.ts";
import { ValidationSection } from "./validation-section.tsx";

export type SectionProps = {
  page: WizardPage;
  /** What is wrong with a field, by its name. */
  wrong: (name: string) => string[] | undefined;
  /** Hears of what is chosen without a key being pressed, such as one of many in a list. */
  onChange?: () => void;
};

const sections: Readonly<Record<WizardStep, (props: SectionProps) => ReactNode>> = {
  details: DetailsSection,
  reviewees: RevieweesSection,
  reviewers: ReviewersSection,
  elements: ElementsSection,
  filling: FillingSection,
  calibration: CalibrationSection,
  sharing: SharingSection,
  timelines: TimelinesSection,
  validation: ValidationSection,
  summary: SummarySection,
};

/** A review cycle being prepared: ten sections, each saved by itself, and the launch at the end. */
export function WizardScreen({ page }: { page: WizardPage }) {
  const { t } = useReviewWords();
  const { cycle, step } = page;
  const leave = useRef<Leave>(undefined);
  /** The state of the cycle that an upload led to: once it is read, the fields of who is reviewed begin anew with it. */
  const [uploaded, setUploaded] = useState(0);
  return (
    <div className={classes.screen}>
      <PageHeader
        title={cycle.name}
        meta={<CycleChip state={cycle.state} />}
        breadcrumbs={[{ label: t("cycles.title"), href: reviewPlaces.cycles }]}
        breadcrumbsLabel={t("cycles.title")}
      />
      <wizardCommands.PageAnswer intents={["save-section", "launch"]} said={t("said.saved")} />
      <div className={own.wizard}>
        <nav aria-label={t("wizard.steps")}>
          <ol className={own.steps}>
            {wizardSteps.map((id) => (
              <li key={id}>
                <UiLink
                  href={reviewPlaces.wizard(cycle.id, id)}
                  className={own.step}
                  aria-current={id === step ? "step" : undefined}
                  {...(id === step ? { ref: inSight } : {})}
                  onClick={(event) => leave.current?.(event)}
                >
                  {t(`wizard.step.${id}`)}
                </UiLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.main}>
          <SectionForm key={`${step} ${cycle.version >= uploaded ? uploaded : 0}`} page={page} leave={leave} />
          {step === "reviewees" && cycle.state === "DRAFT" ? (
            <UploadReviewees cycleId={cycle.id} onUploaded={setUploaded} />
          ) : null}
          {step === "elements" ? <FormGroups page={page} /> : null}
        </div>
      </div>
    </div>
  );
}

/** On a phone the sections are one line: the open one is brought into it. */
function inSight(link: HTMLAnchorElement | null) {
  const list = link?.closest("ol");
  if (link && list) list.scrollLeft += link.getBoundingClientRect().left - list.getBoundingClientRect().left;
}

function SectionForm({ page, leave }: { page: WizardPage; leave: MutableRefObject<Leave | undefined> }) {
  const { t } = useReviewWords();
  const { cycle, step } = page;
  const saving = useSectionSaving(page);
  useEffect(() => {
    leave.current = saving.leave;
  });
  const Content = sections[step];
  const next = wizardSteps[wizardSteps.indexOf(step) + 1];
  const draft = cycle.state === "DRAFT";
  // The summary has nothing to save, and acts of its own.
  if (step === "summary")
    return (
      <div className={classes.main}>
        <Section title={t("wizard.step.summary")} description={page.plan ? t("wizard.text.summary") : undefined}>
          <Content page={page} wrong={() => undefined} />
        </Section>
      </div>
    );
  return (
    <div className={classes.main}>
      <ActForm
        ref={saving.form}
        command={saving.command}
        intent="save-section"
        fields={{ cycleId: cycle.id, step, version: String(cycle.version) }}
        onChange={saving.change}
        className={classes.main}
        noValidate
      >
        <fieldset disabled={!draft} className={classes.set}>
          <Section title={t(`wizard.step.${step}`)} description={t(`wizard.text.${step}`)}>
            <Content page={page} wrong={saving.wrong} onChange={saving.change} />
          </Section>
          <noscript>
            <Button type="submit">{t("act.save")}</Button>
          </noscript>
        </fieldset>
      </ActForm>
      {saving.said.length > 0 ? (
        <Callout tone="danger" announced>
          {saving.said.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Callout>
      ) : null}
      <div className={classes.foot}>
        <SavingStatus state={saving.state} className={classes.soft} />
        {next ? (
          <Button tone="primary" href={reviewPlaces.wizard(cycle.id, next)} onClick={saving.leave}>
            {t("wizard.next", { section: t(`wizard.step.${next}`) })}
          </Button>
        ) : null}
      </div>
      <UnsavedChanges when={draft && isUnsaved(saving.state)} />
    </div>
  );
}
