import { useState } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { compensationPlaces } from "../../compensation-places.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import { planningCommands as commands } from "../compensation-commands.ts";
import { useCompensationWords } from "../use-compensation-words.ts";

/** What administrators do with a cycle as a whole, by how it stands. */
export function CycleActs({ page }: { page: PlanningPage }) {
  const { t } = useCompensationWords();
  const { id, state } = page.cycle!;
  return (
    <>
      {state === "DRAFT" ? (
        <Button tone="primary" href={compensationPlaces.creation(id)}>
          {t("cycle.set-up")}
        </Button>
      ) : null}
      {state === "ACTIVE" || state === "IN_REVIEW" ? <NextAct page={page} /> : null}
      {state === "DRAFT" ? null : <MoreOfCycle page={page} />}
    </>
  );
}

/** Ends planning, asked once; or leads to what publishing would do. */
export function NextAct({ page }: { page: PlanningPage }) {
  const { t } = useCompensationWords();
  const address = useAddress();
  return page.cycle!.state === "ACTIVE" ? (
    <EndPlanning cycle={page.cycle!} />
  ) : (
    <Button tone="primary" href={address({ panel: "publish", member: null })}>
      {t("cycle.publish")}
    </Button>
  );
}

export type EndPlanningProps = {
  cycle: { id: string; version: number };
  /** Where it is sent; this page where it is left out. */
  action?: string;
};

/** Asked once; not the first act of a page that is about something else. */
export function EndPlanning({ cycle: { id, version }, action }: EndPlanningProps) {
  const { t } = useCompensationWords();
  const [asked, setAsked] = useState(false);
  const ended = () => setAsked(false);
  const review = commands.useCommand({
    intent: "start-review",
    said: t("said.review"),
    then: ended,
    ...(action && { action }),
  });
  return (
    <>
      <Button {...(action ? {} : { tone: "primary" })} onClick={() => setAsked(true)}>
        {t("cycle.start-review")}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t("cycle.start-review-ask")}
        confirmLabel={t("cycle.start-review")}
        cancelLabel={t("cancel")}
        loading={review.busy}
        onClose={ended}
        onConfirm={() => review.send({ intent: "start-review", cycleId: id, version: String(version) })}
      >
        {t("cycle.start-review-text")}
      </ConfirmDialog>
    </>
  );
}

/** What is rarely done with a cycle. */
function MoreOfCycle({ page }: { page: PlanningPage }) {
  const { t } = useCompensationWords();
  const address = useAddress();
  const { id, state, version } = page.cycle!;
  const fields = { cycleId: id, version: String(version) };
  const planning = commands.useCommand({ intent: "back-to-planning", said: t("said.planning") });
  const release = commands.useCommand({
    intent: "release-letters",
    said: ({ value }) => t("said.released", { count: value.released }),
  });
  return (
    <MoreActions label={t("cycle.more")}>
      {state === "IN_REVIEW" ? (
        <ActForm command={planning} intent="back-to-planning" fields={fields}>
          <Button type="submit" tone="quiet">
            {t("cycle.back-to-planning")}
          </Button>
        </ActForm>
      ) : null}
      {state === "PUBLISHED" ? (
        <>
          <Button tone="quiet" href={`${compensationPlaces.handOver}?cycle=${id}`} rel="external">
            {t("cycle.hand-over", { format: "CSV" })}
          </Button>
          <Button tone="quiet" href={`${compensationPlaces.handOver}?cycle=${id}&format=XLSX`} rel="external">
            {t("cycle.hand-over", { format: "XLSX" })}
          </Button>
          {page.lettersWaiting > 0 ? (
            <ActForm command={release} intent="release-letters" fields={{ cycleId: id }}>
              <Button type="submit" tone="quiet">
                {t("hand-out.all", { count: page.lettersWaiting })}
              </Button>
            </ActForm>
          ) : null}
          <Button tone="quiet" href={address({ panel: "reopen" })}>
            {t("cycle.reopen")}
          </Button>
        </>
      ) : (
        <>
          <Button tone="quiet" href={`${compensationPlaces.creation(id)}?step=launch`}>
            {t("progress.title")}
          </Button>
          <Button tone="quiet" href={`${compensationPlaces.creation(id)}?step=budgets`}>
            {t("unit-budgets.change")}
          </Button>
          {page.cycle!.holdback > 0 ? <ReleaseHoldback page={page} /> : null}
          <Button tone="quiet" href={address({ panel: "stakeholders" })}>
            {t("stakeholders.title")}
          </Button>
          <Button tone="quiet" href={address({ panel: "changes" })}>
            {t("changes.title")}
          </Button>
        </>
      )}
    </MoreActions>
  );
}

/** Gives every budget what was kept back of it, asked once. */
function ReleaseHoldback({ page }: { page: PlanningPage }) {
  const { t, percent } = useCompensationWords();
  const [asked, setAsked] = useState(false);
  const { id, version, holdback } = page.cycle!;
  const ended = () => setAsked(false);
  const release = commands.useCommand({ intent: "release-holdback", said: t("holdback.released"), then: ended });
  return (
    <>
      <Button tone="quiet" onClick={() => setAsked(true)}>
        {t("holdback.release", { percent: percent(holdback) })}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t("holdback.ask")}
        confirmLabel={t("holdback.act")}
        cancelLabel={t("cancel")}
        loading={release.busy}
        onClose={ended}
        onConfirm={() => release.send({ intent: "release-holdback", cycleId: id, version: String(version) })}
      >
        {t("holdback.text", { percent: percent(holdback) })}
      </ConfirmDialog>
    </>
  );
}
