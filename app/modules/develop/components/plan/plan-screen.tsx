import type { useLoaderData } from "@remix-run/react";
import { IconPlus } from "@tabler/icons-react";
import { Can, Granting, useMay } from "#app/platform/ability/granting.tsx";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { PersonChip } from "#app/modules/people/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Stack } from "#app/ui/stack/stack.tsx";
import { WrittenText } from "#app/ui/written-text/written-text.tsx";
import { developPlaces } from "../../develop-places.ts";
import type { loader } from "../../routes/plan.tsx";
import { planCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";
import { PlanChip } from "../marks.tsx";
import { GoalPanel, PlanPanel, StepPanel } from "./plan-forms.tsx";
import { DeclineMentoring, Mentored, planOf, Talk } from "./plan-beside.tsx";
import { WhyMenu } from "../why-menu.tsx";
import { PlanGoalRow } from "./plan-goal.tsx";

export type PlanData = ReturnType<typeof useLoaderData<typeof loader>>;

/** The growth plan of a person: what they aim at, by which steps, and how far it is. */
export function PlanScreen({ page }: { page: PlanData }) {
  return (
    <Granting granted={page.granted}>
      <Screen page={page} />
    </Granting>
  );
}

function Screen({ page }: { page: PlanData }) {
  const { t } = useDevelopWords();
  const address = useAddress();
  const { person, isMe, plan, goals } = page;
  const back = isMe ? developPlaces.competencies : developPlaces.person(person.id);
  return (
    <Stack>
      <PageHeader
        title={isMe ? t("plan.mine") : t("plan.title", { name: person.name })}
        meta={plan ? <PlanChip state={plan.state} /> : null}
        actions={plan ? <Acts page={page} /> : null}
        {...(isMe ? {} : { breadcrumbs: [{ label: person.name, href: back }], breadcrumbsLabel: t("path") })}
      />
      <planCommands.PageAnswer
        intents={[
          "propose-plan",
          "agree-plan",
          "close-plan",
          "reach-goal",
          "remove-goal",
          "decline-mentoring",
          "talk-about-plan",
        ]}
        said={t("said.saved")}
      />
      {plan ? (
        <>
          <Facts page={page} plan={plan} />
          <Talk page={page} plan={plan} />
          {goals.length === 0 ? (
            <EmptyState title={t("plan.no-goals")}>{t("plan.no-goals-text")}</EmptyState>
          ) : (
            <ul className={classes.plain}>
              {goals.map((goal) => (
                <PlanGoalRow key={goal.id} page={page} goal={goal} />
              ))}
            </ul>
          )}
        </>
      ) : (
        <EmptyState
          title={t("plan.none")}
          action={
            <Can I="edit" this={planOf(page)}>
              <Button tone="primary" href={address({ form: "plan" })}>
                {t("plan.start")}
              </Button>
            </Can>
          }
        >
          {t("plan.none-text")}
        </EmptyState>
      )}
      <Mentored mentored={page.mentored} />
      <Can I="edit" this={planOf(page)}>
        <OpenForm page={page} />
      </Can>
    </Stack>
  );
}

/** The form that the address asks for. */
function OpenForm({ page }: { page: PlanData }) {
  const { form, plan, step } = page;
  return (
    <>
      {form === "plan" || (form && !plan) ? <PlanPanel page={page} /> : null}
      {form === "goal" && plan ? <GoalPanel page={page} planId={plan.id} /> : null}
      {step ? <StepPanel key={step} goalId={step} /> : null}
    </>
  );
}

function Acts({ page }: { page: PlanData }) {
  const { t } = useDevelopWords();
  const address = useAddress();
  const { plan, goals, isMe } = page;
  const [may, it] = [useMay(), planOf(page)];
  if (plan && may("decline-mentoring", it)) return <DeclineMentoring planId={plan.id} />;
  if (!plan || !may("edit", it)) return null;
  return (
    <span className={classes.line}>
      <Button icon={<IconPlus aria-hidden="true" />} href={address({ form: "goal" })}>
        {t("plan.add-goal")}
      </Button>
      <Button href={address({ form: "plan" })}>{t("edit")}</Button>
      {plan.state === "DRAFT" && goals.length > 0 && isMe ? (
        <PlanAct intent="propose-plan" planId={plan.id} label={t("plan.propose")} primary />
      ) : null}
      {plan.state === "DRAFT" && goals.length > 0 && !isMe && may("agree", it) ? (
        <PlanAct intent="propose-plan" planId={plan.id} label={t("plan.ready")} />
      ) : null}
      {plan.state === "PROPOSED" && may("agree", it) ? (
        <PlanAct intent="agree-plan" planId={plan.id} label={t("plan.agree")} primary />
      ) : null}
      <PlanAct intent="close-plan" planId={plan.id} label={t("plan.close")} />
      <WhyMenu about="GrowthPlan" record={plan.id} />
    </span>
  );
}

type PlanActProps = {
  intent: "propose-plan" | "agree-plan" | "close-plan";
  planId: string;
  label: string;
  primary?: boolean;
};

function PlanAct({ intent, planId, label, primary = false }: PlanActProps) {
  const { t } = useDevelopWords();
  const command = planCommands.useCommand({ intent, said: t("said.saved") });
  return (
    <ActForm command={command} intent={intent} fields={{ planId }}>
      <Button type="submit" tone={primary ? "primary" : "quiet"} loading={command.busy}>
        {label}
      </Button>
    </ActForm>
  );
}

function Facts({ page, plan }: { page: PlanData; plan: NonNullable<PlanData["plan"]> }) {
  const { t, format } = useDevelopWords();
  const { isMe, person, progress } = page;
  return (
    <div className={classes.words}>
      <div className={classes.facts}>
        {isMe ? null : <PersonChip person={person} />}
        {plan.targetOn ? <span>{t("plan.until", { date: format.date(plan.targetOn) })}</span> : null}
        {plan.mentor ? (
          <span className={classes.line}>
            {t("plan.mentor-is")} <PersonChip person={plan.mentor} />
          </span>
        ) : null}
        {plan.agreedAt ? (
          <span>{t("plan.agreed", { name: plan.agreedBy ?? "", date: format.date(plan.agreedAt) })}</span>
        ) : null}
      </div>
      {plan.note ? <WrittenText>{plan.note}</WrittenText> : null}
      {progress === null ? null : (
        <ProgressBar value={progress} label={t("plan.progress")} formatted={format.percent(progress)} />
      )}
    </div>
  );
}
