import { PeopleField, PersonChip } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import type { NominationDialog } from "../../queries/nomination-dialog.ts";
import { reviewPlaces, type MyTable } from "../../review-places.ts";
import { mineCommands } from "../review-commands.ts";
import { NominationChip } from "../review-marks.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { Approvals, Approve, waitsForMe } from "./approvals.tsx";
import { Externals } from "./externals.tsx";

/** Who reviews somebody as a peer: nominated, accepted or declined with a reason, to be replaced; and who outside is asked. */
export function NominationPanel({ dialog, table }: { dialog: NominationDialog; table: MyTable }) {
  const { t, format } = useReviewWords();
  const { cycleId, employee, minPeers, maxPeers } = dialog;
  const form = mineCommands.useCommandForm({
    intent: "nominate",
    fields: { cycleId, employeeId: employee.id },
    said: t("said.nominated"),
    clears: true,
  });
  const chooses = dialog.mayNominate && dialog.anyone;
  return (
    <FormPanel
      form={form}
      title={t("nominate.title", { name: employee.name })}
      closeHref={reviewPlaces.table(table)}
      submit={chooses ? t("act.nominate") : null}
      above={<Approvals nominations={dialog.nominations} />}
      below={<Besides dialog={dialog} />}
    >
      <p className={classes.soft}>
        {dialog.cycle} ·{" "}
        {maxPeers > 0 ? t("nominate.count", { min: minPeers, max: maxPeers }) : t("nominate.least", { min: minPeers })}{" "}
        · {t("list.due")} {format.date(dialog.endsOn)}
      </p>
      {chooses ? (
        <PeopleField
          key={form.turn}
          name="nomineeIds"
          label={t("nominate.people")}
          description={t(dialog.approvedFirst ? "nominate.people-approved-text" : "nominate.people-text")}
          required
          error={form.wrong("nomineeIds")}
        />
      ) : null}
    </FormPanel>
  );
}

/** What is not a part of the form: suggestions, each one press, and people outside. */
function Besides({ dialog }: { dialog: NominationDialog }) {
  return (
    <Stack>
      <RowList>
        {dialog.nominations
          .filter((one) => !waitsForMe(one))
          .map((one) => (
            <Nominated key={one.id} one={one} />
          ))}
      </RowList>
      <div>
        {dialog.mayNominate ? <Suggestions dialog={dialog} /> : null}
        {dialog.externals ? <Externals dialog={dialog} externals={dialog.externals} /> : null}
      </div>
    </Stack>
  );
}

function Suggestions({ dialog: { cycleId, employee, suggested } }: { dialog: NominationDialog }) {
  const { t } = useReviewWords();
  const command = mineCommands.useCommand({ intent: "nominate", key: "suggested", said: t("said.nominated") });
  return suggested.map(({ pool, people }) => (
    <Section key={pool} title={t(`pool.${pool}`)}>
      <RowList>
        {people.map((person) => (
          <Row apart key={person.id}>
            <PersonChip person={person} />
            <ActForm
              command={command}
              intent="nominate"
              fields={{ cycleId, employeeId: employee.id, nomineeIds: person.id }}
            >
              <Button type="submit" size="small" aria-label={`${t("act.nominate")}: ${person.name}`}>
                {t("act.nominate")}
              </Button>
            </ActForm>
          </Row>
        ))}
      </RowList>
    </Section>
  ));
}

function Nominated({ one }: { one: NominationDialog["nominations"][number] }) {
  const { id, person, status, reason, mayWithdraw, mayApprove } = one;
  const { t } = useReviewWords();
  const command = mineCommands.useCommand({ intent: "withdraw", key: `withdraw ${id}`, said: t("said.withdrawn") });
  return (
    <Row apart>
      <RowWords>
        <PersonChip person={person} />
        {reason ? <span className={classes.soft}>{reason}</span> : null}
      </RowWords>
      <NominationChip status={status} />
      {mayApprove ? <Approve nomination={one} /> : null}
      {mayWithdraw ? (
        <ActForm command={command} intent="withdraw" fields={{ nominationId: id }}>
          <Button type="submit" size="small" tone="quiet" loading={command.busy}>
            {t("act.withdraw")}
            <VisuallyHidden>: {person.name}</VisuallyHidden>
          </Button>
        </ActForm>
      ) : null}
    </Row>
  );
}
