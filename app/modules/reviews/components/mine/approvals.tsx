import { PersonChip, PersonField } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { NominationDialog } from "../../queries/nomination-dialog.ts";
import { mineCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

type Nomination = NominationDialog["nominations"][number];

/** Whether it waits for whoever looks at it. */
export const waitsForMe = ({ mayApprove, status }: Nomination) => mayApprove && status === "PROPOSED";

/** Peers who wait for who leads the review: each, or all by one press. */
export function Approvals({ nominations }: { nominations: readonly Nomination[] }) {
  const { t } = useReviewWords();
  const approve = mineCommands.useCommand({ intent: "approve", key: "approve all", said: t("said.approved") });
  const waiting = nominations.filter(waitsForMe);
  if (waiting.length === 0) return null;
  return (
    <Section title={t("nominate.waiting", { count: waiting.length })}>
      <RowList>
        {waiting.map((one) => (
          <Waiting key={one.id} nomination={one} />
        ))}
      </RowList>
      {waiting.length > 1 ? (
        <ActForm command={approve} intent="approve" fields={{ nominationIds: waiting.map(({ id }) => id).join(",") }}>
          <Button type="submit" size="small" tone="primary" loading={approve.busy}>
            {t("nominate.approve-all", { count: waiting.length })}
          </Button>
        </ActForm>
      ) : null}
    </Section>
  );
}

/** One of them: approved, or not, with the reason and, if they like, somebody in their place. */
function Waiting({ nomination }: { nomination: Nomination }) {
  const { t } = useReviewWords();
  const { id, person } = nomination;
  const refuse = mineCommands.useCommand({ intent: "refuse", key: `refuse ${id}`, said: t("said.refused") });
  return (
    <Stack>
      <Row apart>
        <PersonChip person={person} />
        <Approve nomination={nomination} />
      </Row>
      <Fold title={t("act.refuse-peer")}>
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
          <div>
            <Button
              type="submit"
              size="small"
              loading={refuse.busy}
              aria-label={`${t("act.refuse-peer")}: ${person.name}`}
            >
              {t("act.refuse-peer")}
            </Button>
          </div>
        </ActForm>
      </Fold>
    </Stack>
  );
}

/** Approves one, also one who was not approved before. */
export function Approve({ nomination: { id, person } }: { nomination: Nomination }) {
  const { t } = useReviewWords();
  const approve = mineCommands.useCommand({ intent: "approve", key: `approve ${id}`, said: t("said.approved") });
  return (
    <ActForm command={approve} intent="approve" fields={{ nominationIds: id }}>
      <Button type="submit" size="small" loading={approve.busy} aria-label={`${t("act.approve")}: ${person.name}`}>
        {t("act.approve")}
      </Button>
    </ActForm>
  );
}
