import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { actsFrom, type CycleAct } from "../../domain/cycle-state.ts";
import type { ListedCycle } from "../../queries/cycle-list.ts";
import { reviewPlaces } from "../../review-places.ts";
import { cyclesCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

const reasoned: readonly CycleAct[] = ["cancel", "reopen"];

/** What can be done with a cycle in its state. */
export function CycleActs({ cycle }: { cycle: ListedCycle }) {
  const { t } = useReviewWords();
  const { id, state, name } = cycle;
  const acts = actsFrom(state).filter((act) => act !== "launch");
  return (
    <MoreActions label={`${t("list.more")}: ${name}`}>
      {state === "DRAFT" ? (
        <Button tone="quiet" href={reviewPlaces.wizard(id)}>
          {t("act.continue")}
        </Button>
      ) : (
        <Button tone="quiet" href={`${reviewPlaces.screen("company", "detail-reports")}?cycle=${id}`}>
          {t("navigation.details")}
        </Button>
      )}
      {state === "IN_PROGRESS" || state === "PUBLISHED" ? (
        <Button tone="quiet" href={reviewPlaces.share(id)}>
          {t("share.with")}
        </Button>
      ) : null}
      {acts.map((act) =>
        reasoned.includes(act) ? (
          <Reasoned key={act} act={act} cycle={cycle} />
        ) : (
          <Plain key={act} act={act} cycle={cycle} />
        ),
      )}
      <Copy cycle={cycle} />
    </MoreActions>
  );
}

type ActProps = { act: CycleAct; cycle: ListedCycle };
const names = {
  cancel: "cancel",
  restore: "restore",
  publish: "publish",
  reopen: "reopen",
  launch: "publish",
} as const;

function Plain({ act, cycle: { id } }: ActProps) {
  const { t } = useReviewWords();
  const intent = names[act];
  const command = cyclesCommands.useCommand({ intent, key: `${intent} ${id}`, said: t("said.saved") });
  return (
    <ActForm command={command} intent={intent} fields={{ cycleId: id }}>
      <Button type="submit" tone="quiet" loading={command.busy}>
        {t(`cycle-act.${act}`)}
      </Button>
    </ActForm>
  );
}

function Reasoned({ act, cycle: { id } }: ActProps) {
  const { t } = useReviewWords();
  const intent = names[act];
  const command = cyclesCommands.useCommand({ intent, key: `${intent} ${id}`, said: t("said.saved") });
  return (
    <Fold title={t(`cycle-act.${act}`)}>
      <ActForm command={command} intent={intent} fields={{ cycleId: id }} className={classes.set}>
        <TextField id={`${intent}-${id}`} name="reason" label={t("list.reason")} required maxLength={1000} />
        <Button type="submit" loading={command.busy}>
          {t(`cycle-act.${act}`)}
        </Button>
      </ActForm>
    </Fold>
  );
}

function Copy({ cycle: { id, name } }: { cycle: ListedCycle }) {
  const { t } = useReviewWords();
  const command = cyclesCommands.useCommand({ intent: "copy", key: `copy ${id}`, said: t("said.saved") });
  return (
    <ActForm
      command={command}
      intent="copy"
      fields={{ cycleId: id, name: t("cycles.copy-of", { name }).slice(0, 120) }}
    >
      <Button type="submit" tone="quiet" loading={command.busy}>
        {t("act.duplicate")}
      </Button>
    </ActForm>
  );
}
