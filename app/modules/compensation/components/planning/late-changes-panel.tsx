import { Button } from "#app/ui/button/button.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { isApplied } from "../../domain/late-changes.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import { planningCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

type LateChangesPanelProps = { page: PlanningPage; closeHref: string };

/** Who moved or left since the launch, and what the cycle's policy does about it: looked at first, then applied. */
export function LateChangesPanel({ page, closeHref }: LateChangesPanelProps) {
  const { t } = useCompensationWords();
  const { lateChanges, latePolicy, cycle } = page;
  const apply = commands.useCommand({
    intent: "apply-late-changes",
    said: ({ value }) => t("said.changes", { moved: value.moved, left: value.left }),
    leaveTo: closeHref,
  });
  if (!latePolicy) return null;
  const applied = lateChanges.filter((change) => isApplied(change, latePolicy));
  return (
    <SidePanel
      title={t("changes.title")}
      closeLabel={t("close")}
      closeHref={closeHref}
      footer={
        applied.length > 0 ? (
          <Button
            tone="primary"
            loading={apply.busy}
            onClick={() => apply.send({ intent: "apply-late-changes", cycleId: cycle!.id })}
          >
            {t("changes.apply", { count: applied.length })}
          </Button>
        ) : undefined
      }
    >
      <div className={classes.sheet}>
        <p>{t(`changes.movers-${latePolicy.movers}`)}</p>
        <p>{t(`changes.leavers-${latePolicy.leavers}`)}</p>
        {lateChanges.length === 0 ? <p className={classes.soft}>{t("changes.none")}</p> : null}
        <ul className={classes.rows}>
          {lateChanges.map(({ id, name, kind, from, to }) => (
            <li key={id}>
              <strong>{name}</strong>
              <div className={classes.soft}>
                {kind === "MOVED" ? t("changes.moved", { from, to }) : t("changes.left")}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </SidePanel>
  );
}
