import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommentSection } from "#app/modules/comments/ui.ts";
import { PeopleField, PersonChip } from "#app/modules/people/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { levels, promotions, readinesses } from "../../domain/talent.ts";
import type { DrawnBoard, BoardPerson } from "../../queries/board.ts";
import type { PersonPanel as Panel } from "../../queries/person-panel.ts";
import { commands } from "../calibration-commands.ts";
import classes from "../calibration.module.css";
import { MoveList } from "./history.tsx";
import { placeName } from "./place-name.ts";

export type PersonPanelProps = { board: DrawnBoard; person: BoardPerson; panel: Panel };

/** Somebody on the board: what was proposed, what stands, earlier results, plans, and what those who calibrate say. */
export function PersonPanel({ board, person, panel }: PersonPanelProps) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  const moves = board.moves.filter(({ revieweeId }) => revieweeId === person.revieweeId);
  return (
    <SidePanel
      title={person.name}
      closeLabel={t("close")}
      closeHref={address({ reviewee: null })}
      footer={
        board.mayMove && !person.shared ? (
          <Button tone="primary" href={address({ to: "choose" })}>
            {t("move.open")}
          </Button>
        ) : undefined
      }
    >
      <div className={classes.parts}>
        <PersonChip person={{ id: person.employeeId, name: person.name, role: person.role, photo: person.photo }} />
        <Facts board={board} person={person} panel={panel} />
        {moves.length > 0 ? <MoveList board={board} moves={moves} /> : null}
        <Fold title={t("talent.title")} open={panel.talent.version > 0}>
          <TalentForm key={panel.revieweeId} board={board} person={person} panel={panel} />
        </Fold>
        <CommentSection thread={panel.thread} />
      </div>
    </SidePanel>
  );
}

function Facts({ board, person, panel: { scores } }: PersonPanelProps) {
  const { t } = useTranslation("calibration");
  const format = useFormat();
  const score = (value: number | null) => format.percent(value);
  const items = [
    { term: t("person.manager"), detail: person.manager ?? "–" },
    { term: t("person.proposed"), detail: placeName(board, person.proposed) ?? "–" },
    { term: t("person.now"), detail: placeName(board, person.place) ?? "–" },
    ...(person.option ? [{ term: t("person.rating"), detail: person.option }] : []),
    { term: t("person.score"), detail: score(scores.overall) },
    ...(scores.goals === null ? [] : [{ term: t("person.goals"), detail: score(scores.goals) }]),
    ...(scores.competencies === null ? [] : [{ term: t("person.competencies"), detail: score(scores.competencies) }]),
    ...person.past.map(({ cycle, label }) => ({ term: cycle, detail: label })),
  ];
  return <DefinitionList items={items} />;
}

function TalentForm({ board, person, panel: { talent } }: PersonPanelProps) {
  const { t } = useTranslation("calibration");
  const form = commands.useCommandForm({
    intent: "save-talent",
    fields: { groupId: board.group.id, revieweeId: person.revieweeId, version: String(talent.version) },
    defaultValue: { risk: talent.risk ?? "", impact: talent.impact ?? "", promotion: person.promotion ?? "" },
    said: t("said.saved"),
  });
  const choices = levels.map((value) => ({ value, label: t(`talent.level.${value}`) }));
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <SelectField
        {...form.field("risk")}
        label={t("talent.risk")}
        placeholder={t("talent.unknown")}
        options={choices}
      />
      <SelectField
        {...form.field("impact")}
        label={t("talent.impact")}
        placeholder={t("talent.unknown")}
        options={choices}
      />
      <SelectField
        {...form.field("promotion")}
        label={t("talent.promotion")}
        placeholder={t("talent.unknown")}
        options={promotions.map((value) => ({ value, label: t(`talent.promotions.${value}`) }))}
      />
      <TextField
        {...form.field("reason")}
        label={t("talent.reason")}
        description={t("talent.reason-help")}
        maxLength={1000}
      />
      {readinesses.map((readiness) => (
        <PeopleField
          key={readiness}
          name={readiness}
          label={t(`talent.successors.${readiness}`)}
          chosen={talent.successors.filter((one) => one.readiness === readiness)}
          error={form.wrong(readiness)}
        />
      ))}
      {board.mayMove ? (
        <div>
          <Button type="submit" loading={form.busy}>
            {t("save")}
          </Button>
        </div>
      ) : null}
    </CommandForm>
  );
}
