import { IconArchive, IconCornerUpRight, IconEdit, IconLock } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { useConfirmAll } from "#app/shell/components/confirm-all/use-confirm-all.tsx";
import { useManySaid } from "#app/shell/components/list-screen/use-selection.ts";
import { Menu } from "#app/ui/menu/menu.tsx";
import { closures } from "../../domain/closure.ts";
import { goalsCommands } from "../goal-page-commands.ts";
import { useGoalWords } from "../goal-words.ts";
import { useAct } from "../use-act.ts";

export type ManyGoalActsProps = {
  goalIds: readonly string[];
  /** The address of the list, where all of it is meant. */
  matching: string | null;
  /** How many that list holds. */
  total: number;
  onDone: () => void;
};

/** Closing, carrying over, giving, dating and archiving of all that is ticked; each can be taken back, or is asked about before. */
export function ManyGoalActs({ goalIds, matching, total, onDone }: ManyGoalActsProps) {
  const { t } = useGoalWords();
  const act = useAct();
  const saidOfMany = useManySaid();
  const undone = useUndone();
  const { confirm, dialog } = useConfirmAll();
  const all = matching === null ? null : total;
  const meant: Readonly<Record<string, string | readonly string[]>> = matching === null ? { goalIds } : { matching };
  const then = ({ done }: { done?: boolean }) => {
    if (done) onDone();
  };
  const close = goalsCommands.useCommand({
    intent: "close-goals",
    said: ({ value }) =>
      saidOfMany(value, ({ goalIds: changed }) => undone("many.done-closed", changed, "reopen-goals")),
    then,
  });
  const archive = goalsCommands.useCommand({
    intent: "archive-goals",
    said: ({ value }) =>
      saidOfMany(value, ({ goalIds: changed }) => undone("many.done-archived", changed, "unarchive-goals")),
    then,
  });
  return (
    <>
      <Menu
        trigger={
          <Button size="small" loading={close.busy} icon={<IconLock />}>
            {t("many.close")}
          </Button>
        }
        entries={closures.map((closure) => ({
          id: closure,
          label: t(`closure.${closure}`),
          onSelect: () => confirm(all, () => close.send({ intent: "close-goals", ...meant, closure }), true),
        }))}
      />
      {matching === null ? (
        <Button size="small" icon={<IconCornerUpRight />} href={act.open("carry")}>
          {t("many.carry")}
        </Button>
      ) : null}
      <FactActs />
      <Button
        size="small"
        loading={archive.busy}
        icon={<IconArchive />}
        onClick={() => confirm(all, () => archive.send({ intent: "archive-goals", ...meant }), true)}
      >
        {t("action.archive")}
      </Button>
      <Button size="small" tone="quiet" onClick={onDone}>
        {t("many.clear")}
      </Button>
      {dialog}
    </>
  );
}

/** What asks for a value before it changes them opens a panel. */
function FactActs() {
  const { t } = useGoalWords();
  const act = useAct();
  return (
    <Menu
      trigger={
        <Button size="small" icon={<IconEdit />}>
          {t("many.edit")}
        </Button>
      }
      entries={(["give", "due"] as const).map((id) => ({ id, label: t(`many.${id}`), href: act.open(id) }))}
    />
  );
}

/** What is said of goals that were changed, with the way back. */
function useUndone() {
  const { t } = useGoalWords();
  return (key: "many.done-closed" | "many.done-archived", changed: readonly string[], intent: string) => {
    if (changed.length === 0) return t("many.unchanged");
    return {
      text: t(key, { count: changed.length }),
      undo: { intent, fields: { goalIds: changed }, label: t("undo") },
    };
  };
}
