import { AudienceField, typedAudience } from "#app/modules/audiences/ui.ts";
import { useState } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { compensationPlaces } from "../../compensation-places.ts";
import { openStates } from "../../domain/cycle-state.ts";
import { creationSteps } from "../../domain/planning-view.ts";
import type { CreationPage } from "../../queries/creation-page.ts";
import { creationCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { CycleChip } from "../cycle-chip.tsx";
import { useCompensationWords } from "../use-compensation-words.ts";
import { BasicsStep } from "./basics-step.tsx";
import { BudgetsStep } from "./budgets-step.tsx";
import { BudgetsUnderWay } from "./budgets-under-way.tsx";
import { CurrenciesStep } from "./currencies-step.tsx";
import { GuidelineStep } from "./guideline-step.tsx";
import { LaunchStep } from "./launch-step.tsx";
import { LaunchedCycle } from "./launched-cycle.tsx";
import { EndPlanning } from "../planning/planning-acts.tsx";

const saves = ["save-cycle", "save-audience", "choose-guideline", "save-guideline"] as const;
const answered = [...saves, "save-rates", "save-unit-budgets", "change-budgets", "launch"] as const;

/** A cycle step by step, from its name to the dry run of its launch. */
export function CreationScreen({ page }: { page: CreationPage }) {
  const { t } = useCompensationWords();
  const address = useAddress();
  const { cycle, step } = page;
  const remove = commands.useCommand({ intent: "delete", said: t("said.deleted") });
  const [asked, setAsked] = useState(false);
  const draft = cycle.state === "DRAFT";
  const next = creationSteps[creationSteps.indexOf(step) + 1];
  return (
    <div className={classes.screen}>
      <PageHeader
        title={cycle.name}
        meta={<CycleChip state={cycle.state} />}
        breadcrumbs={[{ label: t("planning.title"), href: `${compensationPlaces.planning}?cycle=${cycle.id}` }]}
        breadcrumbsLabel={t("path")}
        actions={
          draft ? (
            <Button tone="quiet" onClick={() => setAsked(true)}>
              {t("cycle.delete")}
            </Button>
          ) : (
            <LaunchedActs page={page} />
          )
        }
      />
      <commands.PageAnswer intents={answered} said={t("said.saved")} />
      <StepTabs page={page} />
      {draft ? <Step page={page} /> : <Launched page={page} />}
      {draft && next ? (
        <div>
          <Button href={address({ step: next, unit: null })}>{t("step.next", { step: t(`step.${next}`) })}</Button>
        </div>
      ) : null}
      <ConfirmDialog
        opened={asked}
        title={t("cycle.delete-ask")}
        confirmLabel={t("cycle.delete")}
        cancelLabel={t("cancel")}
        tone="danger"
        loading={remove.busy}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.send({ intent: "delete", cycleId: cycle.id })}
      >
        {t("cycle.delete-text")}
      </ConfirmDialog>
    </div>
  );
}

/** The steps of a draft; of a launched cycle how far it is, and its budgets. */
function StepTabs({ page: { cycle, step, done } }: { page: CreationPage }) {
  const { t } = useCompensationWords();
  const address = useAddress();
  const draft = cycle.state === "DRAFT";
  return (
    <Tabs
      label={t("step.label")}
      current={draft || step === "budgets" ? step : "launch"}
      tabs={
        draft
          ? creationSteps.map((one) => ({
              id: one,
              label: `${done[one] ? "✓ " : ""}${t(`step.${one}`)}`,
              href: address({ step: one, unit: null, mail: null, to: null }),
            }))
          : (["launch", "budgets"] as const).map((one) => ({
              id: one,
              label: t(one === "launch" ? "progress.title" : "step.budgets"),
              href: address({ step: one, unit: null }),
            }))
      }
    />
  );
}

/** Where the work of a launched cycle is done, and what ends its planning. */
function LaunchedActs({ page: { cycle } }: { page: CreationPage }) {
  const { t } = useCompensationWords();
  return (
    <>
      {cycle.state === "ACTIVE" ? <EndPlanning cycle={cycle} action={compensationPlaces.planning} /> : null}
      <Button tone="primary" href={`${compensationPlaces.planning}?cycle=${cycle.id}`}>
        {t("progress.open")}
      </Button>
    </>
  );
}

/** Terms of a cycle that was launched are fixed, but for its budgets while they are planned with. */
function Launched({ page: { progress, ...page } }: { page: CreationPage }) {
  const { t } = useCompensationWords();
  const { cycle } = page;
  if (progress) return <LaunchedCycle cycle={cycle} progress={progress} />;
  if (openStates.includes(cycle.state)) return <BudgetsUnderWay page={{ ...page, progress }} />;
  return <Callout>{t("step.fixed")}</Callout>;
}

function Step({ page }: { page: CreationPage }) {
  if (page.step === "basics") return <BasicsStep page={page} />;
  if (page.step === "people") return <PeopleStep page={page} />;
  if (page.step === "guideline") return <GuidelineStep page={page} />;
  if (page.step === "currencies") return <CurrenciesStep page={page} />;
  return page.step === "budgets" ? <BudgetsStep page={page} /> : <LaunchStep page={page} />;
}

function PeopleStep({ page: { cycle, choices } }: { page: CreationPage }) {
  const { t } = useCompensationWords();
  const form = commands.useCommandForm({
    intent: "save-audience",
    fields: { cycleId: cycle.id, version: String(cycle.version) },
    said: t("said.saved"),
  });
  const typed = form.answer?.done === false ? typedAudience(form.answer.reply?.initialValue) : null;
  return (
    <CommandForm form={form} guarded className={classes.form}>
      {choices ? (
        <AudienceField
          key={form.turn}
          audience={typed ?? cycle.settings.audience}
          choices={choices}
          wrong={form.wrong}
          previewed={false}
        />
      ) : null}
      <div>
        <Button type="submit" tone="primary" loading={form.busy}>
          {t("save")}
        </Button>
      </div>
    </CommandForm>
  );
}
