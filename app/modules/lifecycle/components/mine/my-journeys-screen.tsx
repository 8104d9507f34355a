import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { lifecyclePlaces } from "../../lifecycle-places.ts";
import type { MyJourney, MyJourneys, MyStep } from "../../queries/my-journeys.ts";
import classes from "../lifecycle.module.css";
import { useLifecycleWords } from "../lifecycle-words.ts";

/** One's own journeys, such as the first ninety days, the steps that wait for one, and those that will. */
export function MyJourneysScreen({ page }: { page: MyJourneys }) {
  const { t } = useLifecycleWords();
  const { journeys, steps, today } = page;
  const notYet = steps.filter(({ waits }) => !waits);
  if (journeys.length === 0 && steps.length === 0)
    return (
      <Stack>
        <PageHeader title={t("navigation.mine")} />
        <EmptyState title={t("mine.none")}>{t("mine.none-text")}</EmptyState>
      </Stack>
    );
  return (
    <Stack>
      <PageHeader title={t("navigation.mine")} />
      <Steps title={t("mine.waiting")} steps={steps.filter(({ waits }) => waits)} today={today} />
      <Steps title={t("mine.held-up")} steps={notYet.filter((step) => isLate(step, today))} today={today} />
      <Steps title={t("mine.later")} steps={notYet.filter((step) => !isLate(step, today))} today={today} />
      {journeys.length > 0 ? (
        <Section title={t("mine.journeys")}>
          <ul className={classes.plain}>
            {journeys.map((journey) => (
              <JourneyRow key={journey.id} journey={journey} />
            ))}
          </ul>
        </Section>
      ) : null}
    </Stack>
  );
}

/** What is late and still cannot be done needs another step first. */
const isLate = ({ dueOn }: MyStep, today: string) => dueOn < today;

type StepsProps = { title: string; steps: readonly MyStep[]; today: string };

function Steps({ title, steps, today }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={classes.plain}>
        {steps.map((step) => (
          <StepRow key={step.id} step={step} late={isLate(step, today)} />
        ))}
      </ul>
    </Section>
  );
}

function StepRow({ step, late }: { step: MyStep; late: boolean }) {
  const { t, format } = useLifecycleWords();
  return (
    <li className={classes.row} data-row>
      <div className={classes.line}>
        <UiLink href={lifecyclePlaces.journey(step.journeyId)}>{step.title}</UiLink>
        <span className={classes.soft}>{t("of-person", { name: step.name, moment: t(`moment.${step.moment}`) })}</span>
        <span className={classes.end}>
          {late ? (
            <Chip tone="red">{t("step.late-since", { date: format.date(step.dueOn) })}</Chip>
          ) : (
            <span className={classes.soft}>{t("step.due", { date: format.date(step.dueOn) })}</span>
          )}
        </span>
      </div>
    </li>
  );
}

function JourneyRow({ journey: { id, moment, onDay, state, steps, closed } }: { journey: MyJourney }) {
  const { t, format } = useLifecycleWords();
  return (
    <li className={classes.row} data-row>
      <div className={classes.line}>
        <strong>{t(`own.${moment}`)}</strong>
        <span className={classes.soft}>{format.date(onDay)}</span>
        {state === "DONE" ? <Chip tone="green">{t("stage.DONE")}</Chip> : null}
        <span className={classes.end}>
          <Button size="small" href={lifecyclePlaces.journey(id)}>
            {t("mine.open")}
          </Button>
        </span>
      </div>
      {steps > 0 ? (
        <ProgressBar
          value={(closed / steps) * 100}
          formatted={format.percent((closed / steps) * 100)}
          label={t("board.closed-of", { closed, steps })}
        />
      ) : null}
    </li>
  );
}
