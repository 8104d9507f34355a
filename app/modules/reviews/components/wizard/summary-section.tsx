import { useState } from "react";
import { PersonChip } from "#app/modules/people/ui.ts";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { TaskWatch } from "#app/shell/components/task-watch.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import type { WizardStep } from "../../domain/wizard.ts";
import { reviewPlaces } from "../../review-places.ts";
import { wizardCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { DryRunDays } from "./dry-run-days.tsx";
import type { SectionProps } from "./wizard-screen.tsx";

/** The dry run: all that launching would bring about, by the planner that launches; and the launch. */
export function SummarySection({ page }: SectionProps) {
  const { t, format } = useReviewWords();
  const say = useRefusalWords("reviews");
  const { plan, blocked, cycle } = page;
  return (
    <div className={classes.main}>
      {plan ? (
        <>
          <div className={classes.stats}>
            <Stat label={t("wizard.reviewed")} value={format.number(plan.people)} />
            <Stat label={t("wizard.forms")} value={format.number(plan.forms)} />
            <Stat
              label={t("wizard.most-load")}
              value={plan.load[0] ? t("wizard.forms-of", { count: plan.load[0].forms }) : "–"}
            />
          </div>
          {blocked.map((code) => (
            <Callout key={code} tone="danger">
              {say(code)} <ToSection code={code} cycleId={cycle.id} />
            </Callout>
          ))}
          <Fold title={t("wizard.load")}>
            <RowList>
              {plan.load.map(({ person, forms }) => (
                <Row apart key={person.id}>
                  <PersonChip person={person} />
                  <span>{t("wizard.forms-of", { count: forms })}</span>
                </Row>
              ))}
            </RowList>
          </Fold>
          {page.dryRun ? <DryRunDays dryRun={page.dryRun} cycleId={cycle.id} /> : null}
        </>
      ) : (
        <Callout tone="success" title={t(`state.${cycle.state}`)}>
          <Button href={`${reviewPlaces.screen("company", "completion-status")}?cycle=${cycle.id}`}>
            {t("completion.title")}
          </Button>
        </Callout>
      )}
      {page.task && page.task.state !== "DONE" ? <TaskWatch task={page.task} label={t("wizard.launching")} /> : null}
      {page.task?.error ? <Callout tone="danger">{t("errors.launch-fault")}</Callout> : null}
      {plan && blocked.length === 0 ? <Launch page={page} /> : null}
    </div>
  );
}

/** Where what keeps the cycle from being launched is mended. */
function ToSection({ code, cycleId }: { code: string; cycleId: string }) {
  const { t } = useReviewWords();
  const step = mendedIn[code];
  return step ? <UiLink href={reviewPlaces.wizard(cycleId, step)}>{t(`wizard.step.${step}`)}</UiLink> : null;
}

const mendedIn: Readonly<Record<string, WizardStep>> = {
  "reviews.nobody-reviewed": "reviewees",
  "reviews.no-providers": "reviewers",
  "reviews.form-missing": "elements",
  "reviews.not-acknowledged": "validation",
};

/** Asked once more: from then on people are told and write. */
function Launch({ page: { cycle, task, plan } }: Pick<SectionProps, "page">) {
  const { t } = useReviewWords();
  const [asking, setAsking] = useState(false);
  const command = wizardCommands.useCommand({
    intent: "launch",
    said: t("said.launching"),
    then: () => setAsking(false),
  });
  const underWay = task?.state === "QUEUED" || task?.state === "RUNNING";
  if (underWay || !plan) return null;
  const asked = { people: plan.people, forms: plan.forms };
  return (
    <p>
      <Button tone="primary" onClick={() => setAsking(true)}>
        {t("act.launch")}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => command.send({ intent: "launch", cycleId: cycle.id })}
        title={t("wizard.launch-title", { name: cycle.name })}
        confirmLabel={t("act.launch")}
        cancelLabel={t("wizard.launch-later")}
        loading={command.busy}
      >
        {cycle.settings.details.kind === "CONTINUOUS" ? t("wizard.launch-by-days") : t("wizard.launch-asks", asked)}{" "}
        {t(cycle.settings.reminders.atLaunch ? "wizard.launch-told" : "wizard.launch-untold")}
      </ConfirmDialog>
    </p>
  );
}
