import { useRef, useState, type FormEvent } from "react";
import { AudienceField, PersonRuns, typedAudience, useAudienceWords } from "#app/modules/audiences/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { ConfirmMany, type Reached } from "#app/platform/forms/confirm-many.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { isUnderWay } from "#app/shell/components/task-watch.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { shareOutcomes, type ShareOutcome } from "../../domain/share-outcomes.ts";
import type { SharePage } from "../../queries/share-page.ts";
import { reviewPlaces } from "../../review-places.ts";
import { shareCommands } from "../review-commands.ts";
import { CycleChip } from "../review-marks.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** Sharing the results of a cycle with many, and what became of each. */
export function ShareScreen({ page }: { page: SharePage }) {
  const { t } = useReviewWords();
  const { cycle, ready, waiting } = page;
  return (
    <div className={classes.screen}>
      <PageHeader
        title={t("share.title", { cycle: cycle.name })}
        meta={<CycleChip state={cycle.state} />}
        breadcrumbs={[{ label: t("cycles.title"), href: reviewPlaces.cycles }]}
        breadcrumbsLabel={t("cycles.title")}
      />
      <shareCommands.PageAnswer intents={["retry-share"]} />
      {cycle.state === "IN_PROGRESS" || cycle.state === "PUBLISHED" ? (
        <Section title={t("share.with")} description={t("share.text", { count: waiting, ready })}>
          {page.uncalibrated > 0 ? <Callout>{t("share.uncalibrated", { count: page.uncalibrated })}</Callout> : null}
          <ShareForm page={page} />
        </Section>
      ) : (
        <Callout title={t("errors.cycle-closed")} />
      )}
      <Runs page={page} />
    </div>
  );
}

function ShareForm({ page: { cycle, choices, runs } }: { page: SharePage }) {
  const { t } = useReviewWords();
  const form = shareCommands.useCommandForm({ intent: "share-many", fields: { cycleId: cycle.id }, clears: true });
  const typed = form.answer?.done === false ? typedAudience(form.answer.reply?.initialValue) : null;
  const { element, reached, asking, ask, confirm, close } = useAskedFirst();
  return (
    <CommandForm ref={element} form={form} className={classes.form} onSubmit={ask}>
      <AudienceField
        key={form.turn}
        without={["functions", "grades", "hired"]}
        audience={typed ?? { everyone: true }}
        choices={choices}
        wrong={form.wrong}
        previewed={false}
      />
      <div>
        <Button type="submit" tone="primary" loading={form.busy || asking} disabled={runs.some(isUnderWay)}>
          {t("share.act")}
        </Button>
      </div>
      <ConfirmMany
        reached={reached}
        title={t("share.confirm", { count: reached?.count ?? 0 })}
        text={t("share.confirm-text")}
        confirmLabel={t("share.confirm-act")}
        busy={form.busy}
        onConfirm={confirm}
        onClose={close}
      />
    </CommandForm>
  );
}

/**
 * Looks whom the form as it is filled in would reach, and sends it once that was confirmed. What reaches nobody, or cannot
 * be read, is sent as it is: its answer says why. So is everything before any script.
 */
function useAskedFirst() {
  const element = useRef<HTMLFormElement>(null);
  const sure = useRef(false);
  const [reached, setReached] = useState<Reached | null>(null);
  const send = () => {
    sure.current = true;
    setReached(null);
    element.current?.requestSubmit();
  };
  const preview = shareCommands.useCommand({
    intent: "preview-share",
    refusals: "shown",
    then: (answer) => (answer.done && answer.value.count > 0 ? setReached(answer.value) : send()),
  });
  const ask = (event: FormEvent<HTMLFormElement>) => {
    if (sure.current) return void (sure.current = false);
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const names = [...new Set(typed.keys())].filter((name) => name !== "intent");
    const fields = names.map((name) => [name, typed.getAll(name).map(String)]);
    preview.send({ ...Object.fromEntries(fields), intent: "preview-share" });
  };
  return { element, reached, asking: preview.busy, ask, confirm: send, close: () => setReached(null) };
}

function Runs({ page: { cycle, runs, outcomes } }: { page: SharePage }) {
  const { t } = useReviewWords();
  const who = useAudienceWords();
  const refusal = useRefusalWords("reviews");
  return (
    <PersonRuns
      title={t("share.runs")}
      runs={runs}
      shown={outcomes}
      outcomes={shareOutcomes}
      words={{
        run: ({ asked: { named } }) => t("share.run", { who: who(named) }),
        count: (outcome, count) => t(`share.count.${outcome as ShareOutcome}`, { count }),
        outcome: (outcome) => t(`share.outcome.${outcome as ShareOutcome}`),
        why: ({ reason, params }) => reason && refusal(reason, params),
        refusal,
      }}
      href={({ employeeId }) => reviewPlaces.result(cycle.id, employeeId)}
      fileHref={(runId) => reviewPlaces.shareFile(cycle.id, runId)}
      retry={({ id, counts }) => <Retry runId={id} cycleId={cycle.id} count={counts["REFUSED"] ?? 0} />}
    />
  );
}

function Retry({ runId, cycleId, count }: { runId: string; cycleId: string; count: number }) {
  const { t } = useReviewWords();
  const command = shareCommands.useCommand({ intent: "retry-share", key: `retry ${runId}` });
  return (
    <ActForm command={command} intent="retry-share" fields={{ cycleId, runId }}>
      <Button type="submit" size="small" loading={command.busy}>
        {t("share.retry", { count })}
      </Button>
    </ActForm>
  );
}
