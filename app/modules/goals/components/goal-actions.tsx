import { IconCheck, IconPencil, IconRotate, IconShieldQuestion, IconTargetArrow, IconTrash } from "@tabler/icons-react";
import { useNavigate, useSubmit } from "@remix-run/react";
import { useState } from "react";
import { useRecordLinks } from "#app/platform/contributions/record-links.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { GoalDetail } from "../queries/goal-detail.ts";
import classes from "./goal-body.module.css";
import { useGoalWords } from "./goal-words.ts";
import { StructureActions } from "./structure-actions.tsx";
import { useAct } from "./use-act.ts";
import { useGoalCommand } from "./use-goal-command.ts";

/** What the actor may do with the goal; what they may not is not there. */
export function GoalActions({ detail, afterDeleting }: { detail: GoalDetail; afterDeleting: string }) {
  const { t } = useGoalWords();
  const act = useAct();
  const { goal, permissions } = detail;
  const open = goal.closure === null;
  const links = useRecordLinks("Goal", goal.id);
  return (
    <div className={classes.actions}>
      {open && permissions["check-in"] ? (
        <Button tone="primary" icon={<IconTargetArrow size={16} />} href={act.open(`check-in:${goal.id}`)}>
          {t("action.check-in")}
        </Button>
      ) : null}
      {permissions.edit ? (
        <Button icon={<IconPencil size={16} />} href={act.open("edit")}>
          {t("action.edit")}
        </Button>
      ) : null}
      {open && permissions.close ? (
        <Button icon={<IconCheck size={16} />} href={act.open("close")}>
          {t("action.close")}
        </Button>
      ) : null}
      {permissions.close ? <Reopen goalId={goal.id} shown={!open} /> : null}
      {permissions.edit || permissions.copy || permissions.delete ? (
        <MoreActions label={t("action.more")}>
          <StructureActions detail={detail} />
          {permissions.delete ? <Delete detail={detail} afterDeleting={afterDeleting} /> : null}
        </MoreActions>
      ) : null}
      {links.map(({ label, href }) => (
        <Button key={href} tone="quiet" icon={<IconShieldQuestion size={16} />} href={href}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Stays while it is not shown: what it did may be known only once the goal is open. */
function Reopen({ goalId, shown }: { goalId: string; shown: boolean }) {
  const { t } = useGoalWords();
  const { Form, busy, action } = useGoalCommand(goalId, { said: t("done.reopened") });
  if (!shown) return null;
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="goalId" value={goalId} />
      <Button type="submit" name="intent" value="reopen-goal" loading={busy} icon={<IconRotate size={16} />}>
        {t("action.reopen")}
      </Button>
    </Form>
  );
}

/** Asks first, and afterwards offers to take it back. */
function Delete({ detail: { goal }, afterDeleting }: { detail: GoalDetail; afterDeleting: string }) {
  const { t } = useGoalWords();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const resubmit = useSubmit();
  const restore = () =>
    resubmit(
      { intent: "restore-goal", goalId: goal.id },
      { method: "post", action: `/app/goal/${goal.id}`, navigate: false, fetcherKey: `restore ${goal.id}` },
    );
  const { Form, submit, busy, action } = useGoalCommand(goal.id, {
    then: () => {
      navigate(afterDeleting, { preventScrollReset: true });
      snackbar.show({
        tone: "success",
        text: t("done.deleted", { title: goal.title }),
        action: { label: t("undo"), onSelect: restore },
      });
    },
  });
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <input type="hidden" name="goalId" value={goal.id} />
      <Button type="submit" name="intent" value="delete-and-leave" tone="quiet" icon={<IconTrash size={16} />}>
        {t("action.delete")}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        tone="danger"
        loading={busy}
        title={t("delete.title", { title: goal.title })}
        confirmLabel={t("action.delete")}
        cancelLabel={t("cancel")}
        onConfirm={() => submit({ intent: "delete-goal", goalId: goal.id, leaves: "yes" }, { method: "post", action })}
      >
        {t("delete.text")}
      </ConfirmDialog>
    </Form>
  );
}
