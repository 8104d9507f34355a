import { PersonField } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Disclosure } from "#app/ui/disclosure/disclosure.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { NominationDialog } from "../../queries/nomination-dialog.ts";
import { mineCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

type Nomination = NominationDialog["nominations"][number];

/** All peers who wait, approved by one press; who they are stands below. */
export function ApproveAll({ nominations }: { nominations: readonly Nomination[] }) {
  const { t } = useReviewWords();
  const approve = mineCommands.useCommand({ intent: "approve", key: "approve all", said: t("said.approved") });
  const waiting = nominations.filter(({ mayApprove, status }) => mayApprove && status === "PROPOSED");
  if (waiting.length < 2) return null;
  return (
    <ActForm command={approve} intent="approve" fields={{ nominationIds: waiting.map(({ id }) => id).join(",") }}>
      <Button type="submit" size="small" tone="primary" loading={approve.busy}>
        {t("nominate.approve-all", { count: waiting.length })}
      </Button>
    </ActForm>
  );
}

/** Who leads the review approves a peer, or says why not and, if they like, whom to ask instead. */
export function Approval({ nomination: { id, person, status } }: { nomination: Nomination }) {
  const { t } = useReviewWords();
  const approve = mineCommands.useCommand({ intent: "approve", key: `approve ${id}`, said: t("said.approved") });
  const refuse = mineCommands.useCommand({ intent: "refuse", key: `refuse ${id}`, said: t("said.refused") });
  return (
    <span className={classes.buttons}>
      <ActForm command={approve} intent="approve" fields={{ nominationIds: id }}>
        <Button type="submit" size="small" loading={approve.busy} aria-label={`${t("act.approve")}: ${person.name}`}>
          {t("act.approve")}
        </Button>
      </ActForm>
      {status === "PROPOSED" ? (
        <Disclosure trigger={t("act.refuse-peer")} label={`${t("act.refuse-peer")}: ${person.name}`}>
          <ActForm command={refuse} intent="refuse" fields={{ nominationId: id }} className={classes.form}>
            <TextField
              id={`refuse-${id}`}
              name="reason"
              label={t("list.reason")}
              description={t("nominate.refuse-text")}
              required
              maxLength={1000}
            />
            <PersonField id={`instead-${id}`} name="insteadId" label={t("nominate.instead")} clearable />
            <Button type="submit" size="small" loading={refuse.busy}>
              {t("act.refuse-peer")}
            </Button>
          </ActForm>
        </Disclosure>
      ) : null}
    </span>
  );
}
