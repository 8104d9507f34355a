import { PersonChip } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { effectiveOn } from "../../domain/moments.ts";
import { lifecyclePlaces } from "../../lifecycle-places.ts";
import type { JourneyPage } from "../../queries/journey-page.ts";
import { journeyCommands } from "../lifecycle-commands.ts";
import classes from "../lifecycle.module.css";
import { useLifecycleWords } from "../lifecycle-words.ts";
import { ChangeLines } from "./change-lines.tsx";
import { StepCard } from "./step-card.tsx";

/** One journey: whose, from which day, its steps, and what changes with it. */
export function JourneyScreen({ page }: { page: JourneyPage }) {
  const { t, format } = useLifecycleWords();
  const { person, moment, onDay, isMe, state, steps } = page;
  const closed = steps.filter((step) => step.state !== "OPEN").length;
  return (
    <Stack>
      <PageHeader
        actions={page.canWelcome ? <Welcome page={page} /> : null}
        title={isMe ? t(`own.${moment}`) : t("of-person", { name: person.name, moment: t(`moment.${moment}`) })}
      />
      <journeyCommands.PageAnswer
        intents={[
          "close-step",
          "give-step",
          "hand-in",
          "sign-step",
          "answer-form",
          "say-details",
          "welcome",
          "tell",
          "withdraw",
        ]}
        said={t("said.saved")}
      />
      <div className={classes.line}>
        <PersonChip person={person} />
        <span>{t(`day.${moment}`, { date: format.date(onDay) })}</span>
        {page.accessEnds ? <span className={classes.soft}>{t("access-ends", page.accessEnds)}</span> : null}
        {state === "RUNNING" ? null : <Chip tone={state === "DONE" ? "green" : "grey"}>{t(`stage.${state}`)}</Chip>}
        {page.buddy ? <span className={classes.soft}>{t("buddy-is", { name: page.buddy.name })}</span> : null}
        {page.template && page.mayRun ? <span className={classes.soft}>{page.template}</span> : null}
      </div>
      {page.reason ? (
        <p className={classes.words} dir="auto">
          {page.reason}
        </p>
      ) : null}
      {page.canWelcome && page.welcomeUntil ? (
        <p className={classes.soft}>{t("welcome.until", { date: format.date(page.welcomeUntil) })}</p>
      ) : null}
      {page.canPlan ? <Plan page={page} /> : null}
      {page.told || page.reason === null ? null : <Untold page={page} />}
      {steps.length > 0 ? (
        <ProgressBar
          value={(closed / steps.length) * 100}
          formatted={format.percent((closed / steps.length) * 100)}
          label={t("board.closed-of", { closed, steps: steps.length })}
        />
      ) : null}
      <Steps page={page} />
      <Changes page={page} />
      {page.canUndo ? <Withdraw page={page} /> : null}
    </Stack>
  );
}

function Steps({ page: { steps, allSteps, state, today, signer, details } }: { page: JourneyPage }) {
  const { t } = useLifecycleWords();
  const titles = new Map(steps.map(({ key, title }) => [key, title]));
  return (
    <Section title={t("board.steps")}>
      {allSteps > steps.length ? <Callout tone="info" title={t("step.only-yours")} /> : null}
      {steps.length === 0 ? <p className={classes.soft}>{t("step.none")}</p> : null}
      <ul className={classes.plain}>
        {steps.map((step) => (
          <StepCard key={step.id} {...{ step, titles, today, signer, details }} running={state === "RUNNING"} />
        ))}
      </ul>
    </Section>
  );
}

/** What the register says otherwise, and what goes over to whom. */
function Changes({ page: { changes, hands, moved, moment, onDay, state, today } }: { page: JourneyPage }) {
  const { t } = useLifecycleWords();
  if (changes.length === 0 && hands.length === 0) return null;
  const ahead = effectiveOn(moment, onDay) > today ? "ahead" : "soon";
  const how = state === "WITHDRAWN" ? "withdrawn" : moved ? "done" : ahead;
  return (
    <Section title={t("changes.title")} description={t(`changes.${how}`)}>
      <ul className={classes.plain}>
        <ChangeLines changes={changes} />
        {hands.map(({ kind, toName, count, given }) => (
          <li key={`${kind}:${toName}`} className={classes.line}>
            {t("changes.hand", { kind: t(`handed.${kind}`), name: toName, count })}
            {given > 0 ? <Chip tone="green">{t("changes.given")}</Chip> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** It began by itself: who gets what is for somebody to say. */
function Plan({ page: { person, moment } }: { page: JourneyPage }) {
  const { t } = useLifecycleWords();
  return (
    <Callout tone="info" title={t("plan.title")}>
      <p>{t("plan.text", { name: person.name })}</p>
      <Button href={`${lifecyclePlaces.start}?moment=${moment}&employeeId=${person.id}`}>{t("plan.submit")}</Button>
    </Callout>
  );
}

/** For those who follow it: the person does not know, and how they come to. */
function Untold({ page: { id, person, canTell } }: { page: JourneyPage }) {
  const { t } = useLifecycleWords();
  const command = journeyCommands.useCommand({ intent: "tell", said: t("said.told", { name: person.name }) });
  return (
    <Callout tone="warning" title={t("tell.title", { name: person.name })}>
      <p>{t("tell.text")}</p>
      {canTell ? (
        <ActForm command={command} intent="tell" fields={{ journeyId: id }}>
          <Button type="submit" loading={command.busy}>
            {t("tell.submit", { name: person.name })}
          </Button>
        </ActForm>
      ) : null}
    </Callout>
  );
}

/** Sends the link to a joiner's own page, and says until when the last one opens it. */
function Welcome({ page: { id, welcomeUntil } }: { page: JourneyPage }) {
  const { t } = useLifecycleWords();
  const command = journeyCommands.useCommand({ intent: "welcome", said: t("said.welcomed") });
  return (
    <ActForm command={command} intent="welcome" fields={{ journeyId: id }}>
      <Button type="submit" loading={command.busy}>
        {t(welcomeUntil ? "welcome.again" : "welcome.send")}
      </Button>
    </ActForm>
  );
}

function Withdraw({ page: { id, moved } }: { page: JourneyPage }) {
  const { t } = useLifecycleWords();
  const command = journeyCommands.useCommand({ intent: "withdraw", said: t("said.withdrawn") });
  return (
    <Fold title={t(moved ? "withdraw.undo" : "withdraw.title")}>
      <p className={classes.soft}>{t("withdraw.text")}</p>
      <ActForm command={command} intent="withdraw" fields={{ journeyId: id }}>
        <Button type="submit" tone="danger" loading={command.busy}>
          {t("withdraw.submit")}
        </Button>
      </ActForm>
    </Fold>
  );
}
