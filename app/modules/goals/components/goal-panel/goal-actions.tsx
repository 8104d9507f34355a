import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { goalAction, useCommand } from "../goal-commands.ts";
import { IconCheck, IconPencil, IconRotate, IconShieldQuestion, IconTargetArrow, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useRecordLinks } from "#app/platform/contributions/record-links.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { useNamesOf } from "#app/platform/i18n/use-names-of.ts";
import { useGoalWords } from "../goal-words.ts";
import { StructureActions } from "./structure-actions.tsx";
import { useAct } from "../use-act.ts";

/** What is done with a goal most often; what the actor may not do is not there. */
export function GoalActs({ detail: { goal } }: { detail: GoalDetail }) {
  const may = useMayOn("Goal", goal.id);
  const { t } = useGoalWords();
  const act = useAct();
  const open = goal.closure === null;
  return (
    <>
      {open && may("check-in") ? (
        <Button tone="primary" icon={<IconTargetArrow />} href={act.open(`check-in:${goal.id}`)}>
          {t("action.check-in")}
        </Button>
      ) : null}
      {may("edit") ? (
        <Button icon={<IconPencil />} href={act.open("edit")}>
          {t("action.edit")}
        </Button>
      ) : null}
      {may("close") ? <Reopen goalId={goal.id} shown={!open} /> : null}
    </>
  );
}

/** What is done with a goal now and then. */
export function GoalMoreActs({ detail, afterDeleting }: { detail: GoalDetail; afterDeleting: string }) {
  const { t } = useGoalWords();
  const act = useAct();
  const { goal } = detail;
  const may = useMayOn("Goal", goal.id);
  const links = useRecordLinks("Goal", goal.id);
  return (
    <>
      {goal.closure === null && may("close") ? (
        <Button tone="quiet" icon={<IconCheck />} href={act.open("close")}>
          {t("action.close")}
        </Button>
      ) : null}
      <StructureActions detail={detail} />
      {links.map(({ label, href }) => (
        <Button key={href} tone="quiet" icon={<IconShieldQuestion />} href={href}>
          {label}
        </Button>
      ))}
      {may("delete") ? <Delete detail={detail} afterDeleting={afterDeleting} /> : null}
    </>
  );
}

/** Stays while it is not shown: what it did may be known only once the goal is open. */
function Reopen({ goalId, shown }: { goalId: string; shown: boolean }) {
  const { t } = useGoalWords();
  const command = useCommand({ intent: "reopen-goal", action: goalAction(goalId), said: t("done.reopened") });
  if (!shown) return null;
  return (
    <ActForm command={command} intent="reopen-goal" fields={{ goalId }}>
      <Button type="submit" loading={command.busy} icon={<IconRotate />}>
        {t("action.reopen")}
      </Button>
    </ActForm>
  );
}

/** Asks first, and afterwards offers to take it back. */
function Delete({ detail: { goal, children }, afterDeleting }: { detail: GoalDetail; afterDeleting: string }) {
  const { t } = useGoalWords();
  const standingAlone = useStandingAlone();
  const aligned = children.filter(({ kind, parentId }) => kind === "OBJECTIVE" && parentId === goal.id);
  const [asking, setAsking] = useState(false);
  const undo = { intent: "restore-goal", fields: { goalId: goal.id }, label: t("undo") };
  const command = useCommand({
    intent: "delete-goal",
    action: goalAction(goal.id),
    said: ({ value }) => ({
      text: [t("done.deleted", { title: goal.title }), standingAlone("done.stands-alone", value.aligned)].join(" "),
      undo,
    }),
    leaveTo: afterDeleting,
  });
  return (
    <ActForm
      command={command}
      fields={{ goalId: goal.id }}
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <Button type="submit" name="intent" value="delete-and-leave" tone="quiet" icon={<IconTrash />}>
        {t("action.delete")}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        tone="danger"
        loading={command.busy}
        title={t("delete.title", { title: goal.title })}
        confirmLabel={t("action.delete")}
        cancelLabel={t("cancel")}
        onConfirm={() => command.send({ intent: "delete-goal", goalId: goal.id, leaves: "yes" })}
      >
        {standingAlone("delete.aligned", aligned)} {t("delete.text")}
      </ConfirmDialog>
    </ActForm>
  );
}

/** Says how many objectives lose what they align to, and which. */
function useStandingAlone() {
  const { t } = useGoalWords();
  const named = useNamesOf();
  return (key: "delete.aligned" | "done.stands-alone", aligned: readonly { title: string }[]): string =>
    aligned.length === 0
      ? ""
      : t(key, { count: aligned.length, titles: named(aligned.map(({ title }) => `“${title}”`)) });
}
