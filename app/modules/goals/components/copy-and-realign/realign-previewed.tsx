import { ActForm } from "#app/platform/forms/act-form.tsx";
import { goalStructure, useCommand } from "../goal-commands.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { RealignOptions } from "../../queries/realign-options.ts";
import type { RealignPreview } from "../../use-cases/preview-realignment.ts";
import classes from "../goal-form/form.module.css";
import { useGoalWords } from "../goal-words.ts";

export type RealignPreviewedProps = { goal: RealignOptions["goal"]; preview: RealignPreview; leaveHref: string };

/** What would move, whose progress would change, and who would be told; the button does exactly what was shown. */
export function RealignPreviewed({ goal, preview, leaveHref }: RealignPreviewedProps) {
  const { t } = useGoalWords();
  return (
    <div role="status" className={classes.form}>
      <Section title={t("realign.moves")}>
        <Moves preview={preview} />
      </Section>
      {preview.rollUps.length > 0 ? (
        <Section title={t("realign.roll-ups")}>
          <RollUps preview={preview} />
        </Section>
      ) : null}
      <p>
        {preview.told.length > 0 ? t("realign.told", { names: preview.told.join(", ") }) : t("realign.nobody-told")}
      </p>
      <Confirm goal={goal} preview={preview} leaveHref={leaveHref} />
    </div>
  );
}

function Moves({ preview: { moves } }: { preview: RealignPreview }) {
  const { t } = useGoalWords();
  return (
    <ul>
      {moves.map(({ id, title, from, to }) => (
        <li key={id}>{t("realign.move", { title, from: from ?? t("realign.alone"), to: to ?? t("realign.alone") })}</li>
      ))}
    </ul>
  );
}

function RollUps({ preview: { rollUps } }: { preview: RealignPreview }) {
  const { t, format } = useGoalWords();
  return (
    <ul>
      {rollUps.map(({ id, title, before, after }) => (
        <li key={id}>
          {t("history.value", { name: title, before: format.percent(before), after: format.percent(after) })}
        </li>
      ))}
    </ul>
  );
}

function Confirm({ goal, preview: { asked }, leaveHref }: RealignPreviewedProps) {
  const { t } = useGoalWords();
  const command = useCommand({
    intent: "realign-goal",
    action: goalStructure(goal.id),
    said: ({ value: { realignmentId } }) => ({
      text: t("realign.done"),
      undo: { intent: "undo-realign", fields: { realignmentId }, label: t("undo") },
    }),
    leaveTo: leaveHref,
  });
  return (
    <ActForm
      command={command}
      intent="realign-goal"
      fields={{ goalId: goal.id, mode: asked.mode, ...(asked.parentId ? { parentId: asked.parentId } : {}) }}
      className={classes.actions}
    >
      <Button type="submit" tone={asked.mode === "CHILDREN_AND_DELETE" ? "danger" : "primary"} loading={command.busy}>
        {t("realign.confirm")}
      </Button>
    </ActForm>
  );
}
