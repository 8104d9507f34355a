import type { OwnDetails } from "#app/modules/people/index.ts";
import { PersonChip, PersonField } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { isPersonal } from "../../domain/moments.ts";
import type { JourneyStep } from "../../queries/journey-page.ts";
import { journeyCommands } from "../lifecycle-commands.ts";
import classes from "../lifecycle.module.css";
import { useLifecycleWords } from "../lifecycle-words.ts";
import { FillIn, FormAnswers, SayDetails } from "./step-forms.tsx";
import { HandIn, Sign, StepPapers } from "./step-papers.tsx";

export type StepCardProps = {
  step: JourneyStep;
  titles: ReadonlyMap<string, string>;
  today: string;
  running: boolean;
  /** The viewer's name, as they sign. */
  signer: string;
  /** What the viewer is asked of themselves. */
  details: OwnDetails | null;
};

/** A step: what is to be done, by whom and when, and what can be done with it here. */
export function StepCard({ step, titles, today, running, signer, details }: StepCardProps) {
  const { t, format } = useLifecycleWords();
  const { title, details: more, kind, leads, assignee, dueOn, state, answer, ready, after } = step;
  const words = useWords("lifecycle", ...(leads?.room ? [leads.room] : []));
  const waitsFor = ready || state !== "OPEN" ? [] : after.flatMap((key) => titles.get(key) ?? []);
  const late = running && state === "OPEN" && dueOn < today;
  return (
    <li className={classes.row} data-row>
      <div className={classes.line}>
        <strong>{title}</strong>
        {state === "OPEN" ? null : <Chip tone={state === "DONE" ? "green" : "grey"}>{t(`step-state.${state}`)}</Chip>}
        {late ? <Chip tone="red">{t("step.late-since", { date: format.date(dueOn) })}</Chip> : null}
        <span className={classes.end}>{assignee ? <PersonChip person={assignee} /> : t(`doer.${step.doer}`)}</span>
      </div>
      {late ? null : <p className={classes.soft}>{t("step.due", { date: format.date(dueOn) })}</p>}
      {more ? (
        <p className={classes.words} dir="auto">
          {more}
        </p>
      ) : null}
      {kind === "LINK" && leads ? (
        <UiLink href={leads.href}>{words(leads.label, {}, leads.room ?? "lifecycle")}</UiLink>
      ) : null}
      {answer ? (
        <p className={classes.words} dir="auto">
          {answer}
        </p>
      ) : null}
      <FormAnswers step={step} />
      <StepPapers step={step} />
      {waitsFor.length > 0 ? (
        <p className={classes.soft}>{t("step.waits-for", { names: format.list(waitsFor) })}</p>
      ) : null}
      {step.mayClose ? <Acts step={step} signer={signer} details={details} /> : null}
    </li>
  );
}

function Acts({ step, signer, details }: Pick<StepCardProps, "step" | "signer" | "details">) {
  const { t } = useLifecycleWords();
  const command = journeyCommands.useCommand({ intent: "close-step", key: step.id, said: t("said.saved") });
  const fields = { stepId: step.id, version: String(step.version) };
  if (step.state !== "OPEN")
    return (
      <ActForm command={command} intent="close-step" fields={{ ...fields, to: "OPEN" }}>
        <Button type="submit" size="small" tone="quiet" loading={command.busy}>
          {t("step.reopen")}
        </Button>
      </ActForm>
    );
  const personal = isPersonal(step.kind);
  return (
    <>
      {personal && !step.mine ? (
        <p className={classes.soft}>{t("step.only-by", { name: step.assignee?.name })}</p>
      ) : null}
      <div className={classes.acts}>
        {step.ready && (step.mine || !personal) ? <Doing step={step} signer={signer} details={details} /> : null}
        {step.maySkip ? <Words step={step} to="SKIPPED" title={t("step.skip")} label={t("step.skip-why")} /> : null}
        {step.kind === "DETAILS" || !step.maySkip ? null : <Give step={step} />}
      </div>
    </>
  );
}

/** How this kind of step is done. */
function Doing({ step, signer, details }: Pick<StepCardProps, "step" | "signer" | "details">) {
  const { t } = useLifecycleWords();
  const command = journeyCommands.useCommand({ intent: "close-step", key: step.id, said: t("said.saved") });
  switch (step.kind) {
    case "QUESTION":
      return <Words step={step} to="DONE" title={t("step.answer")} label={t("step.your-answer")} />;
    case "FILE":
      return <HandIn step={step} />;
    case "SIGN":
      return <Sign step={step} signer={signer} />;
    case "FORM":
      return <FillIn step={step} />;
    case "DETAILS":
      return details ? <SayDetails step={step} details={details} /> : null;
    default:
      return (
        <ActForm
          command={command}
          intent="close-step"
          fields={{ stepId: step.id, version: String(step.version), to: "DONE" }}
        >
          <Button type="submit" size="small" tone={step.mine ? "primary" : "secondary"} loading={command.busy}>
            {t(step.kind === "READ" ? "step.confirm-read" : "step.done")}
          </Button>
        </ActForm>
      );
  }
}

type WordsProps = { step: JourneyStep; to: "DONE" | "SKIPPED"; title: string; label: string };

function Words({ step: { id, version }, to, title, label }: WordsProps) {
  const { t } = useLifecycleWords();
  const form = journeyCommands.useCommandForm({
    ...{ intent: "close-step", id: `${to}-${id}`, about: "stepId", said: t("said.saved") },
    fields: { stepId: id, version: String(version), to },
  });
  return (
    <Fold title={title} open={form.wrong("answer") !== undefined}>
      <CommandForm form={form} guarded layout="reading">
        <TextArea {...form.field("answer")} label={label} rows={3} required />
        <div>
          <Button type="submit" size="small" tone={to === "DONE" ? "primary" : "secondary"} loading={form.busy}>
            {title}
          </Button>
        </div>
      </CommandForm>
    </Fold>
  );
}

function Give({ step: { id, version } }: { step: JourneyStep }) {
  const { t } = useLifecycleWords();
  const form = journeyCommands.useCommandForm({
    ...{ intent: "give-step", id: `give-${id}`, about: "stepId", said: t("said.saved") },
    fields: { stepId: id, version: String(version) },
  });
  return (
    <Fold title={t("step.give")} open={form.wrong("assigneeId") !== undefined}>
      <CommandForm form={form} guarded layout="reading">
        <PersonField name="assigneeId" label={t("step.give-to")} error={form.wrong("assigneeId")} required />
        <div>
          <Button type="submit" size="small" loading={form.busy}>
            {t("step.give")}
          </Button>
        </div>
      </CommandForm>
    </Fold>
  );
}
