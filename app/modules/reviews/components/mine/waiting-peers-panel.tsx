import { PersonChip } from "#app/modules/people/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { WaitingPeers } from "../../queries/waiting-peers.ts";
import { reviewPlaces } from "../../review-places.ts";
import { mineCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

type Waiting = { waiting: readonly WaitingPeers[] };

/** For who leads several people whose peers wait: the way to all of them at once. */
export function ManyWait({ people }: { people: number }) {
  const { t } = useReviewWords();
  if (people < 2) return null;
  return (
    <div className={classes.notice}>
      <Callout
        action={
          <Button size="small" href={reviewPlaces.approvals}>
            {t("act.check-peers")}
          </Button>
        }
      >
        {t("nominate.many-wait", { count: people })}
      </Callout>
    </div>
  );
}

/** The peers of everybody one leads, named, and approved by one press. */
export function WaitingPeersPanel({ waiting }: Waiting) {
  const { t } = useReviewWords();
  const ids = waiting.flatMap(({ nominations }) => nominations.map(({ id }) => id));
  const form = mineCommands.useCommandForm({
    intent: "approve",
    fields: { nominationIds: ids.join(",") },
    said: t("said.approved"),
    leaveTo: reviewPlaces.table("PENDING_ON_ME"),
  });
  return (
    <FormPanel
      form={form}
      title={t("kind.APPROVE")}
      closeHref={reviewPlaces.table("PENDING_ON_ME")}
      submit={ids.length > 0 ? t("nominate.approve-all", { count: ids.length }) : null}
    >
      <Stack>
        {waiting.map(({ cycleId, cycle, employee, nominations }) => (
          <Section
            key={`${cycleId} ${employee.id}`}
            title={t("nominate.title", { name: employee.name })}
            description={cycle}
          >
            <RowList>
              {nominations.map(({ id, person }) => (
                <Row apart key={id}>
                  <PersonChip person={person} />
                </Row>
              ))}
            </RowList>
            <Button
              className={classes.start}
              size="small"
              tone="quiet"
              href={reviewPlaces.nominate(cycleId, employee.id)}
              aria-label={`${t("act.check-peers")}: ${employee.name}`}
            >
              {t("nominate.one-by-one")}
            </Button>
          </Section>
        ))}
      </Stack>
    </FormPanel>
  );
}
