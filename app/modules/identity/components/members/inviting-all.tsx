import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { isUnderWay, TaskWatch } from "#app/shell/components/task-watch.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { InvitingAll as Inviting } from "../../queries/invited-all.ts";
import { WorkOnAll } from "./work-on-all.tsx";
import classes from "./invitations.module.css";

/** How far the inviting of a whole list is; once it has ended, to how many it was sent and whom it left out. */
export function InvitingAll({ inviting }: { inviting: Inviting }) {
  const { t } = useTranslation("identity");
  const { outcome, error } = inviting;
  const phase = usePhase(inviting);
  return (
    <WorkOnAll error={error}>
      {outcome ? (
        <Outcome outcome={outcome} />
      ) : (
        <TaskWatch task={inviting} label={t("invites.all.title")} phase={phase} mine />
      )}
    </WorkOnAll>
  );
}

/** While it goes on, what it is; a state by itself says too little of mails that have left. */
function usePhase(inviting: Inviting): string {
  const { t } = useTranslation("identity");
  const format = useFormat();
  const numbers = { done: format.number(inviting.done), total: format.number(inviting.total) };
  if (inviting.state === "CANCELLED") return t("invites.all.stopped", numbers);
  if (inviting.state === "FAILED") return t("invites.all.failed", numbers);
  return t(isUnderWay(inviting) && inviting.state === "RUNNING" ? "invites.all.going" : "invites.all.waiting");
}

function Outcome({ outcome: { invited, counts, left } }: { outcome: NonNullable<Inviting["outcome"]> }) {
  const { t } = useTranslation("identity");
  const sent = t("invites.sent", { count: invited });
  if (counts.length === 0) return <Callout tone="success">{sent}</Callout>;
  const out = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Callout tone="warning" title={`${sent} ${t("invites.all.left", { count: out })}`}>
      <ul className={classes.left}>
        {counts.map(({ why, count }) => {
          const of = left.filter((one) => one.why === why);
          return (
            <li key={why}>
              {t(`invites.all.why.${why}`, { count })}
              {of.length > 0 ? (
                <details>
                  <summary>{t("invites.all.who")}</summary>
                  {of.map(({ name }) => name).join(" · ")}
                  {of.length < count ? ` · ${t("invites.all.more", { count: count - of.length })}` : null}
                </details>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
