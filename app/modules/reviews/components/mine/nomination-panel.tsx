import { PeopleField, PersonChip } from "#app/modules/people/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { NominationDialog } from "../../queries/nomination-dialog.ts";
import { reviewPlaces, type MyTable } from "../../review-places.ts";
import { mineCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

const tones: Readonly<Record<string, Tone>> = {
  NOMINATED: "blue",
  ACCEPTED: "green",
  DECLINED: "red",
  SUBMITTED: "green",
};

/** Who reviews somebody as a peer: nominated, accepted or declined with a reason, to be replaced. */
export function NominationPanel({ dialog, table }: { dialog: NominationDialog; table: MyTable }) {
  const { t, format } = useReviewWords();
  const { cycleId, employee, minPeers, maxPeers, nominations, suggested } = dialog;
  const form = mineCommands.useCommandForm({
    intent: "nominate",
    fields: { cycleId, employeeId: employee.id },
    said: t("said.nominated"),
    clears: true,
  });
  return (
    <FormPanel
      form={form}
      title={t("nominate.title", { name: employee.name })}
      closeHref={reviewPlaces.table(table)}
      submit={dialog.mayNominate ? t("act.nominate") : null}
    >
      <p className={classes.soft}>
        {dialog.cycle} ·{" "}
        {maxPeers > 0 ? t("nominate.count", { min: minPeers, max: maxPeers }) : t("nominate.least", { min: minPeers })}{" "}
        · {t("list.due")} {format.date(dialog.endsOn)}
      </p>
      {dialog.mayNominate ? (
        <PeopleField
          key={form.turn}
          name="nomineeIds"
          label={t("nominate.people")}
          description={t("nominate.people-text")}
          required
          error={form.wrong("nomineeIds")}
        />
      ) : null}
      {suggested.length > 0 && dialog.mayNominate ? (
        <p className={classes.soft}>
          {t("nominate.suggested", { names: format.list(suggested.slice(0, 6).map(({ name }) => name)) })}
        </p>
      ) : null}
      <ul className={classes.rows}>
        {nominations.map((one) => (
          <Nominated key={one.id} one={one} />
        ))}
      </ul>
    </FormPanel>
  );
}

function Nominated({
  one: { id, person, status, reason, mayWithdraw },
}: {
  one: NominationDialog["nominations"][number];
}) {
  const { t } = useReviewWords();
  const command = mineCommands.useCommand({ intent: "withdraw", key: `withdraw ${id}`, said: t("said.withdrawn") });
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <PersonChip person={person} />
        {reason ? <span className={classes.soft}>{reason}</span> : null}
      </span>
      <Chip tone={tones[status] ?? "grey"}>{t(`nomination.${status}`)}</Chip>
      {mayWithdraw ? (
        <Button
          size="small"
          tone="quiet"
          loading={command.busy}
          onClick={() => command.send({ intent: "withdraw", nominationId: id })}
        >
          {t("act.withdraw")}
          <VisuallyHidden>: {person.name}</VisuallyHidden>
        </Button>
      ) : null}
    </li>
  );
}
