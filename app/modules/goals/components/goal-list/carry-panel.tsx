import { useEffect } from "react";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { localDate } from "#app/platform/time/clock.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { closures } from "../../domain/closure.ts";
import type { GoalChoices } from "../../queries/goal-page.ts";
import { goalsCommands } from "../goal-page-commands.ts";
import { useGoalWords } from "../goal-words.ts";
import { useAct } from "../use-act.ts";
import type { ManyGoalActsProps } from "./many-goal-acts.tsx";
import type { LatePeriods } from "./selectable-goals.tsx";

type CarryPanelProps = Omit<ManyGoalActsProps, "matching" | "total">;

/** Asks where goals go on, and what becomes of those that stay. */
export function CarryPanel({ periods: { known, ask }, ...chosen }: CarryPanelProps & { periods: LatePeriods }) {
  useEffect(() => ask?.());
  return known ? <CarryForm {...chosen} periods={known} /> : null;
}

function CarryForm({ goalIds, periods, onDone }: CarryPanelProps & { periods: GoalChoices["periods"] }) {
  const { closed: closeHref } = useAct();
  const words = useGoalWords();
  const { t } = words;
  const { now, timeZone } = useViewer();
  const today = localDate(now, timeZone);
  const form = goalsCommands.useCommandForm({
    intent: "carry-goals",
    fields: { goalIds },
    said: ({ value: { goalIds: carried, madeIds, closedIds } }) => ({
      text: t("many.done-carried", { count: carried.length }),
      undo: { intent: "undo-carry-goals", fields: { madeIds, closedIds }, label: t("undo") },
    }),
    then: ({ done }) => {
      if (done) onDone();
    },
    leaveTo: closeHref,
  });
  const later = periods.filter(({ endDate }) => endDate >= today);
  const next = later.find(({ kind, startDate }) => kind === "QUARTER" && startDate > today) ?? later.at(-1);
  return (
    <FormPanel
      form={form}
      title={t("many.carry-title", { count: goalIds.length })}
      closeHref={closeHref}
      submit={t("many.carry-submit")}
    >
      <p>{t("many.carry-text")}</p>
      <SelectField
        {...form.field("timeFrame")}
        label={t("form.time-frame")}
        defaultValue={next?.id}
        options={later.map((frame) => ({
          value: frame.id,
          label: words.frame(frame),
          group: t(`frame-kind.${frame.kind}`),
        }))}
      />
      <RadioGroup
        name="progress"
        label={t("copy.progress")}
        defaultValue="CARRIED"
        options={(["CARRIED", "RESET"] as const).map((value) => ({ value, label: t(`copy.${value}`) }))}
      />
      <SelectField
        name="closure"
        label={t("many.rest")}
        defaultValue="NOT_ACHIEVED"
        options={[
          ...closures.map((value) => ({ value, label: t("many.rest-closed", { closure: t(`closure.${value}`) }) })),
          { value: "", label: t("many.rest-open") },
        ]}
      />
    </FormPanel>
  );
}
