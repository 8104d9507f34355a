import { PersonChip } from "#app/modules/people/ui.ts";
import { TaskWatch } from "#app/shell/components/task-watch.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { reviewPlaces } from "../../review-places.ts";
import { wizardCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import type { SectionProps } from "./wizard-screen.tsx";

/** The dry run: all that launching would bring about, by the planner that launches; and the launch. */
export function SummarySection({ page }: SectionProps) {
  const { t, format } = useReviewWords();
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
              {t(`errors.${code.slice(8)}`)}
            </Callout>
          ))}
          <Fold title={t("wizard.load")}>
            <ul className={classes.rows}>
              {plan.load.map(({ person, forms }) => (
                <li key={person.id} className={classes.row}>
                  <PersonChip person={person} />
                  <span>{t("wizard.forms-of", { count: forms })}</span>
                </li>
              ))}
            </ul>
          </Fold>
          <Fold title={t("wizard.messages")}>
            <ul className={classes.rows}>
              {plan.messages.map(({ on, kind, stage, people }) => (
                <li key={`${on} ${kind} ${stage}`} className={classes.row}>
                  <span>
                    {t(`message.${kind}`)} · {t(`stage.${stage}`)}
                  </span>
                  <span className={classes.facts}>
                    <span>{format.date(on)}</span>
                    <span>{t("wizard.people", { count: people })}</span>
                  </span>
                </li>
              ))}
            </ul>
          </Fold>
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

/** A button of its own: the section around it is a form. */
function Launch({ page: { cycle, task } }: Pick<SectionProps, "page">) {
  const { t } = useReviewWords();
  const command = wizardCommands.useCommand({ intent: "launch", said: t("said.launching") });
  const underWay = task?.state === "QUEUED" || task?.state === "RUNNING";
  if (underWay) return null;
  return (
    <div>
      <Button
        type="submit"
        name="intent"
        value="launch"
        tone="primary"
        loading={command.busy}
        onClick={(event) => {
          event.preventDefault();
          command.send({ intent: "launch", cycleId: cycle.id });
        }}
      >
        {t("act.launch")}
      </Button>
    </div>
  );
}
