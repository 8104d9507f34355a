import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { goalStructure, useCommandForm } from "../goal-commands.ts";
import { useMemo } from "react";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import type { RealignOptions } from "../../queries/realign-options.ts";
import classes from "../goal-form/form.module.css";
import { useGoalWords } from "../goal-words.ts";
import { useAct } from "../use-act.ts";
import { RealignPreviewed } from "./realign-previewed.tsx";
import { searchParents } from "../search-options.ts";

export type RealignFormProps = { options: RealignOptions; leaveHref: string };

/** Chooses what moves and under what, shows what that does, and only then does it. */
export function RealignForm({ options, leaveHref }: RealignFormProps) {
  const { t } = useGoalWords();
  const { goal, parent } = options;
  const form = useCommandForm({
    intent: "preview-realign",
    action: goalStructure(goal.id),
    fields: { goalId: goal.id },
    looks: ["preview-realign"],
  });
  const search = useMemo(() => searchParents({ forGoal: goal.id }), [goal.id]);
  const preview = form.answer?.done ? form.answer.value : null;
  if (!options.may.edit) return <Callout tone="warning" title={t("realign.not-yours")} />;
  return (
    <div className={classes.form}>
      <CommandForm form={form} guarded className={classes.narrowForm} aria-label={t("action.realign")}>
        <Modes options={options} />
        <ComboField
          name="parentId"
          label={t("realign.parent")}
          description={t("realign.parent-help")}
          options={parent ? [{ value: parent.id, label: parent.title }] : []}
          defaultValue={parent?.id ?? null}
          onSearch={search}
          emptyText={t("form.nothing-found")}
          clearLabel={t("form.clear")}
          error={form.wrong("parentId")}
        />
        <SubmitRow form={form} label={t("realign.preview")} cancelHref={leaveHref} />
      </CommandForm>
      {preview ? <RealignPreviewed goal={goal} preview={preview} leaveHref={leaveHref} /> : null}
    </div>
  );
}

/** Without aligned objectives there is only the goal itself to move. */
function Modes({ options: { goal, alignedCount, may } }: { options: RealignOptions }) {
  const { t } = useGoalWords();
  const asked = /^realign:(.+)$/.exec(useAct().current ?? "")?.[1];
  if (goal.kind === "KEY_RESULT" || alignedCount === 0) return <input type="hidden" name="mode" value="GOAL" />;
  const modes = ["GOAL", "GOAL_WITHOUT_CHILDREN", "CHILDREN", ...(may.delete ? ["CHILDREN_AND_DELETE"] : [])];
  return (
    <RadioGroup
      name="mode"
      label={t("realign.what")}
      defaultValue={asked && modes.includes(asked) ? asked : "GOAL"}
      options={modes.map((mode) => ({ value: mode, label: t(`realign.mode.${mode}`, { count: alignedCount }) }))}
    />
  );
}
