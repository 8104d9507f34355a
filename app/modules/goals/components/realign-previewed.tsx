import { useNavigate, useSubmit } from "@remix-run/react";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { RealignOptions } from "../queries/realign-options.ts";
import type { RealignPreview } from "../use-cases/preview-realignment.ts";
import classes from "./form.module.css";
import { useGoalWords } from "./goal-words.ts";
import { useGoalCommand } from "./use-goal-command.ts";

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
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const resubmit = useSubmit();
  const address = `/app/goal/${goal.id}/structure`;
  const undo = (realignmentId: string) =>
    resubmit(
      { intent: "undo-realign", realignmentId },
      { method: "post", action: address, navigate: false, fetcherKey: `undo ${realignmentId}` },
    );
  const realign = useGoalCommand(goal.id, {
    then: () => {
      const { realignmentId } = realign.result?.value as { realignmentId: string };
      navigate(leaveHref, { preventScrollReset: true });
      snackbar.show({
        tone: "success",
        text: t("realign.done"),
        action: { label: t("undo"), onSelect: () => undo(realignmentId) },
      });
    },
  });
  return (
    <realign.Form method="post" action={address} className={classes.actions}>
      <input type="hidden" name="goalId" value={goal.id} />
      <input type="hidden" name="mode" value={asked.mode} />
      {asked.parentId ? <input type="hidden" name="parentId" value={asked.parentId} /> : null}
      <Button
        type="submit"
        name="intent"
        value="realign-goal"
        tone={asked.mode === "CHILDREN_AND_DELETE" ? "danger" : "primary"}
        loading={realign.busy}
      >
        {t("realign.confirm")}
      </Button>
    </realign.Form>
  );
}
