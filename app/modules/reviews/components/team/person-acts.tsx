import { PersonField } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { ReviewedPerson } from "../../queries/people-of-reviews.ts";
import { reviewPlaces } from "../../review-places.ts";
import { peopleCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** What is done with somebody's review; who runs the cycle changes who is accountable, or takes them out. */
export function PersonActs({ row, runs }: { row: ReviewedPerson; runs: boolean }) {
  const { t } = useReviewWords();
  const { revieweeId, employee, cycleId, managerDone, sharedAt } = row;
  const share = peopleCommands.useCommand({ intent: "share", key: `share ${revieweeId}`, said: t("said.shared") });
  return (
    <MoreActions label={`${t("list.more")}: ${employee.name}`}>
      <Button tone="quiet" href={reviewPlaces.result(cycleId, employee.id)}>
        {t("act.result")}
      </Button>
      <Button tone="quiet" href={reviewPlaces.nominate(cycleId, employee.id)}>
        {t("nominate.peers")}
      </Button>
      {managerDone && !sharedAt ? (
        <ActForm command={share} intent="share" fields={{ revieweeId }}>
          <Button type="submit" tone="quiet" loading={share.busy}>
            {t("act.share")}
          </Button>
          <p className={classes.soft}>{t("tells.share")}</p>
        </ActForm>
      ) : null}
      {runs && !sharedAt ? <ChangeManager row={row} /> : null}
      {runs && !sharedAt ? <Remove row={row} /> : null}
    </MoreActions>
  );
}

function ChangeManager({ row: { revieweeId, manager } }: { row: ReviewedPerson }) {
  const { t } = useReviewWords();
  const command = peopleCommands.useCommand({
    intent: "change-manager",
    key: `manager ${revieweeId}`,
    said: t("said.saved"),
  });
  return (
    <Fold title={t("people.change-manager")}>
      <ActForm command={command} intent="change-manager" fields={{ revieweeId }} className={classes.set}>
        <p className={classes.soft}>{t("people.change-manager-text", { name: manager?.name ?? "–" })}</p>
        <PersonField id={`manager-${revieweeId}`} name="managerId" label={t("list.manager")} required />
        <TextField
          id={`manager-reason-${revieweeId}`}
          name="reason"
          label={t("list.reason")}
          required
          maxLength={1000}
        />
        <Button type="submit" loading={command.busy}>
          {t("people.change-manager")}
        </Button>
        <p className={classes.soft}>{t("tells.managers")}</p>
      </ActForm>
    </Fold>
  );
}

function Remove({ row: { revieweeId } }: { row: ReviewedPerson }) {
  const { t } = useReviewWords();
  const command = peopleCommands.useCommand({ intent: "remove", key: `remove ${revieweeId}`, said: t("said.saved") });
  return (
    <Fold title={t("people.remove")}>
      <ActForm command={command} intent="remove" fields={{ revieweeId }} className={classes.set}>
        <TextField id={`remove-${revieweeId}`} name="reason" label={t("list.reason")} required maxLength={1000} />
        <Button type="submit" tone="danger" loading={command.busy}>
          {t("people.remove")}
        </Button>
        <p className={classes.soft}>{t("tells.nobody")}</p>
      </ActForm>
    </Fold>
  );
}
