import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { copyCommands } from "../goal-page-commands.ts";
import { useState } from "react";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { CopyOptions } from "../../queries/copy-options.ts";
import classes from "../goal-form/form.module.css";
import { useGoalWords } from "../goal-words.ts";
import { useTitleTaken } from "../goal-form/use-title-taken.ts";

export type CopyFormProps = {
  options: CopyOptions;
  leaveHref: string;
  returnTo: string | null;
};

/** What the copy is called, when it is due, which key results come along and whether they start anew. */
export function CopyForm({ options, leaveHref, returnTo }: CopyFormProps) {
  const { t } = useGoalWords();
  const { goal } = options;
  const form = copyCommands.useCommandForm({
    intent: "copy-goal",
    action: `/app/goal/${goal.id}/copy`,
    fields: { goalId: goal.id, ...(returnTo ? { returnTo } : {}) },
  });
  if (!options.may) return <Callout tone="warning" title={t("copy.not-yours")} />;
  return (
    <CommandForm form={form} guarded className={classes.narrowForm} aria-label={t("copy.title", { title: goal.title })}>
      <Place options={options} refused={form.wrong("title")?.[0]} />
      <KeyResultsToCopy options={options} />
      <RadioGroup
        name="progress"
        label={t("copy.progress")}
        defaultValue="RESET"
        options={[
          { value: "RESET", label: t("copy.RESET") },
          { value: "CARRIED", label: t("copy.CARRIED") },
        ]}
      />
      <SubmitRow form={form} label={t("copy.submit")} cancelHref={leaveHref} />
    </CommandForm>
  );
}

/** Title and time frame; two objectives of one time frame cannot share a title, which is said before it is sent. */
function Place({ options, refused }: { options: CopyOptions; refused: string | undefined }) {
  const words = useGoalWords();
  const { t } = words;
  const { goal } = options;
  const proposed =
    goal.kind === "OBJECTIVE" && options.timeFrame === options.ownTimeFrame
      ? t("copy.named", { title: goal.title })
      : goal.title;
  const [title, setTitle] = useState(proposed);
  const [timeFrame, setTimeFrame] = useState(options.timeFrame);
  const [refusedFor, setRefusedFor] = useState("");
  const taken = useTitleTaken(goal.kind === "OBJECTIVE" ? title : "", timeFrame);
  const change = (to: string) => {
    setTitle(to);
    setRefusedFor(refused ?? "");
  };
  const error = taken ? t("errors.duplicate-title") : refused === refusedFor ? undefined : refused;
  return (
    <>
      <TextField
        name="title"
        label={t(goal.kind === "OBJECTIVE" ? "form.title" : "form.key-result")}
        value={title}
        onChange={(event) => change(event.currentTarget.value)}
        required
        maxLength={500}
        error={error}
      />
      {goal.kind === "OBJECTIVE" ? (
        <SelectField
          name="timeFrame"
          label={t("form.time-frame")}
          value={timeFrame}
          onChange={(event) => setTimeFrame(event.currentTarget.value)}
          options={options.periods.map((frame) => ({
            value: frame.id,
            label: words.frame(frame),
            group: t(`frame-kind.${frame.kind}`),
          }))}
        />
      ) : (
        <input type="hidden" name="timeFrame" value={options.ownTimeFrame} />
      )}
    </>
  );
}

function KeyResultsToCopy({ options: { keyResults } }: { options: CopyOptions }) {
  const { t } = useGoalWords();
  if (keyResults.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("copy.key-results")}</legend>
      {keyResults.map(({ id, title }) => (
        <Checkbox key={id} name="keyResultIds" value={id} defaultChecked label={title} />
      ))}
    </fieldset>
  );
}
