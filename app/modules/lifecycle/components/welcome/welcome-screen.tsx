import { AuthLayout } from "#app/modules/identity/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { isBeginning } from "../../domain/beginnings.ts";
import type { WelcomePage } from "../../queries/welcome-page.ts";
import { FilesToHandIn } from "../journey/files-to-hand-in.tsx";
import { DetailsFields, FormQuestions } from "../journey/step-forms.tsx";
import { welcomeCommands } from "../lifecycle-commands.ts";
import classes from "../lifecycle.module.css";

type Link = { company: string; token: string };
type WelcomeProps = { page: WelcomePage | null; link: Link | null };

/** A joiner's own page before they have an account: the first day, and each step they can do already. */
export function WelcomeScreen({ page, link }: WelcomeProps) {
  const { t } = useTranslation("lifecycle");
  const format = useFormat("UTC");
  if (!page || !link) return <AuthLayout title={t("welcome.spent")} text={t("welcome.spent-text")} />;
  return (
    <AuthLayout
      title={t("welcome.hello", { name: page.name })}
      text={t("welcome.first-day", { company: page.company, date: format.date(page.onDay) })}
    >
      {page.steps.length === 0 ? <p className={classes.soft}>{t("welcome.nothing")}</p> : null}
      <ul className={classes.plain}>
        {page.steps.map((step) => (
          <li key={step.id} className={classes.row} data-row>
            <div className={classes.line}>
              <strong>{step.title}</strong>
              {step.state === "DONE" ? <Chip tone="green">{t("step-state.DONE")}</Chip> : null}
            </div>
            {step.state === "OPEN" ? (
              <p className={classes.soft}>{t("step.due", { date: format.date(step.dueOn) })}</p>
            ) : null}
            {step.details ? (
              <p className={classes.words} dir="auto">
                {step.details}
              </p>
            ) : null}
            {step.link && !isBeginning(step.link) ? <UiLink href={step.link}>{t("step.open-link")}</UiLink> : null}
            {step.files.length > 0 ? (
              <p className={classes.soft}>
                <bdi>{format.list(step.files)}</bdi>
              </p>
            ) : null}
            {step.state === "OPEN" ? <StepForm step={step} link={link} details={page.details} /> : null}
          </li>
        ))}
      </ul>
    </AuthLayout>
  );
}

/** What the button of a step says, by how it is done. */
const sends = {
  ...{ TICK: "step.done", LINK: "step.done", READ: "step.confirm-read", QUESTION: "step.answer" },
  ...{ FILE: "paper.hand-in", SIGN: "paper.sign", FORM: "form.send", DETAILS: "form.send" },
} as const;

type StepFormProps = { step: WelcomePage["steps"][number]; link: Link; details: WelcomePage["details"] };

function StepForm({ step: { id, kind, questions }, link, details }: StepFormProps) {
  const { t } = useTranslation("lifecycle");
  const form = welcomeCommands.useCommandForm({
    ...{ intent: "", id: `step-${id}`, about: "stepId", fields: { ...link, stepId: id } },
  });
  const asks = kind === "QUESTION";
  const handsIn = kind === "FILE";
  const tells = kind === "DETAILS";
  const fillsIn = kind === "FORM";
  if (kind === "SIGN") return <p className={classes.soft}>{t("paper.on-first-day")}</p>;
  return (
    <CommandForm form={form} guarded layout="column" {...((handsIn || tells) && { encType: "multipart/form-data" })}>
      {handsIn ? <FilesToHandIn form={form} present={[]} /> : null}
      {asks ? <TextArea {...form.field("answer")} label={t("step.your-answer")} rows={3} required /> : null}
      {fillsIn ? <FormQuestions form={form} questions={questions} /> : null}
      {tells && details ? <DetailsFields form={form} details={details} /> : null}
      <div>
        <Button type="submit" tone="primary" size="small" loading={form.busy}>
          {t(sends[kind])}
        </Button>
      </div>
    </CommandForm>
  );
}
