import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { compensationPlaces } from "../../compensation-places.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import { planningCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

/** What administrators do with a cycle as a whole, by how it stands. */
export function CycleActs({ page }: { page: PlanningPage }) {
  const { t } = useCompensationWords();
  const { id, state, version } = page.cycle!;
  const fields = { cycleId: id, version: String(version) };
  const review = commands.useCommand({ intent: "start-review", said: t("said.review") });
  const publish = commands.useCommand({
    intent: "publish",
    said: ({ value }) => t("said.published", { count: value.letters }),
  });
  return (
    <>
      {state === "DRAFT" ? (
        <Button tone="primary" href={compensationPlaces.creation(id)}>
          {t("cycle.set-up")}
        </Button>
      ) : null}
      {state === "ACTIVE" ? (
        <ActForm command={review} intent="start-review" fields={fields}>
          <Button type="submit" tone="primary" loading={review.busy}>
            {t("cycle.start-review")}
          </Button>
        </ActForm>
      ) : null}
      {state === "IN_REVIEW" ? (
        <ActForm command={publish} intent="publish" fields={fields}>
          <Button type="submit" tone="primary" loading={publish.busy}>
            {t("cycle.publish")}
          </Button>
        </ActForm>
      ) : null}
      {state === "DRAFT" ? null : <MoreOfCycle page={page} />}
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
          <ActForm command={release} intent="release-letters" fields={{ cycleId: id }}>
            <Button type="submit" tone="quiet">
              {t("cycle.release")}
            </Button>
          </ActForm>
          <Button tone="quiet" href={address({ panel: "reopen" })}>
            {t("cycle.reopen")}
          </Button>
        </>
      ) : (
        <Button tone="quiet" href={address({ panel: "stakeholders" })}>
          {t("stakeholders.title")}
        </Button>
      )}
    </MoreActions>
  );
}

type LineActsProps = { page: PlanningPage; selected: ReadonlySet<string>; onDone(): void };

/** What is done with the chosen lines, or with all whose turn it is. */
export function LineActs({ page, selected, onDone }: LineActsProps) {
  const { t } = useCompensationWords();
  const address = useAddress();
  const { cycle, rows, mine } = page;
  const ids = [...selected];
  const submit = commands.useCommand({
    intent: "submit",
    said: ({ value }) => t("said.submitted", { count: value.passed }),
    then: onDone,
  });
  const recommend = commands.useCommand({
    intent: "recommend",
    said: ({ value }) => t("said.recommended", { count: value.applied }),
    then: onDone,
  });
  if (!rows.some(({ editable }) => editable)) return null;
  const fields = { cycleId: cycle!.id, ...(ids.length > 0 ? { memberIds: ids } : {}) };
  const count = ids.length > 0 ? ids.length : mine;
  return (
    <div className={classes.line}>
      {count > 0 ? (
        <ActForm command={submit} intent="submit" fields={fields}>
          <Button type="submit" tone="primary" loading={submit.busy}>
            {t("lines.submit", { count })}
          </Button>
        </ActForm>
      ) : null}
      <ActForm command={recommend} intent="recommend" fields={fields}>
        <Button type="submit" loading={recommend.busy}>
          {t("lines.recommend", { count: ids.length })}
        </Button>
      </ActForm>
      {ids.length > 0 ? <Button href={address({ panel: "send-back" })}>{t("lines.send-back")}</Button> : null}
      <span className={classes.soft}>{t("grid.help")}</span>
    </div>
  );
}
