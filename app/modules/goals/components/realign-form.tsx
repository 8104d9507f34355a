import { useFetcher } from "@remix-run/react";
import { useMemo } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import type { RealignOptions } from "../queries/realign-options.ts";
import type { RealignPreview } from "../use-cases/preview-realignment.ts";
import classes from "./form.module.css";
import { useGoalWords } from "./goal-words.ts";
import { RealignPreviewed } from "./realign-previewed.tsx";
import { searchParents } from "./search-options.ts";

export type RealignFormProps = { options: RealignOptions; answer: CommandResult | null; leaveHref: string };

/** Chooses what moves and under what, shows what that does, and only then does it. */
export function RealignForm({ options, answer, leaveHref }: RealignFormProps) {
  const words = useGoalWords();
  const { t } = words;
  const { goal, parent } = options;
  const fetcher = useFetcher<CommandResult>();
  const search = useMemo(() => searchParents({ forGoal: goal.id }), [goal.id]);
  const result = fetcher.data ?? answer;
  const preview = result?.intent === "preview-realign" && result.done ? (result.value as RealignPreview) : null;
  if (!options.may.edit) return <Callout tone="warning" title={t("realign.not-yours")} />;
  return (
    <div className={classes.form}>
      <fetcher.Form
        method="post"
        action={`/app/goal/${goal.id}/structure`}
        className={classes.form}
        aria-label={t("action.realign")}
      >
        <input type="hidden" name="goalId" value={goal.id} />
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
          error={result?.error?.fields["parentId"] ? words.refusal(result.error.code, result.error.params) : undefined}
        />
        {result?.error && !result.error.fields["parentId"] ? (
          <Callout tone="danger" announced title={words.refusal(result.error.code, result.error.params)} />
        ) : null}
        <div className={classes.actions}>
          <Button href={leaveHref}>{t("cancel")}</Button>
          <Button type="submit" name="intent" value="preview-realign" tone="primary" loading={fetcher.state !== "idle"}>
            {t("realign.preview")}
          </Button>
        </div>
      </fetcher.Form>
      {preview ? <RealignPreviewed goal={goal} preview={preview} leaveHref={leaveHref} /> : null}
    </div>
  );
}

/** Without aligned objectives there is only the goal itself to move. */
function Modes({ options: { goal, alignedCount, may } }: { options: RealignOptions }) {
  const { t } = useGoalWords();
  if (goal.kind === "KEY_RESULT" || alignedCount === 0) return <input type="hidden" name="mode" value="GOAL" />;
  const modes = ["GOAL", "GOAL_WITHOUT_CHILDREN", "CHILDREN", ...(may.delete ? ["CHILDREN_AND_DELETE"] : [])];
  return (
    <RadioGroup
      name="mode"
      label={t("realign.what")}
      defaultValue="GOAL"
      options={modes.map((mode) => ({ value: mode, label: t(`realign.mode.${mode}`, { count: alignedCount }) }))}
    />
  );
}
