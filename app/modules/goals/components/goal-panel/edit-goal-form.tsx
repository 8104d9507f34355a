import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { goalAction, useClosedAct, useCommandForm } from "../goal-commands.ts";
import { useState } from "react";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import {
  dateParts,
  endParts,
  kindParts,
  metricParts,
  peopleParts,
  sumPart,
  weightageParts,
  wordingParts,
} from "./edit-goal-parts.tsx";
import { asksForMeasure, measurePart, RemeasureNotice, type Unit } from "./measure-part.tsx";
import { nowOf, readFrom, Refusal } from "./edit-refusal.tsx";
import { placeParts } from "../goal-form/place-parts.tsx";
import { FormParts, type FormPart } from "../goal-form/form-parts.tsx";
import { editGoalForm, type TypedEdit } from "../goal-forms.ts";
import { useGoalWords } from "../goal-words.ts";
import { staysAtHead, useAct } from "../use-act.ts";
import type { ChosenMetric } from "#app/modules/metrics/ui.ts";

/** Changes a goal's wording, dates, people and numbers. */
export function EditGoalForm({ detail }: { detail: GoalDetail }) {
  const { goal, metric, settings } = detail;
  const words = useGoalWords();
  const { t } = words;
  const [followed, setFollowed] = useState<ChosenMetric | null>(metric);
  // What was read stays what the fields were filled from, even when fresher data arrives below them.
  const [filledFrom] = useState(() => readFrom(goal));
  const [clashed, setClashed] = useState<Record<string, unknown>>({});
  const [progressType, setProgressType] = useState<string>(goal.progressType);
  const sums = goal.kind === "OBJECTIVE" && progressType === "DERIVED_SUM";
  const [unit, setUnit] = useState<Unit>({
    measureType: goal.measureType,
    currency: goal.currency ?? detail.currency,
  });
  const measures = asksForMeasure(detail, progressType, followed !== null);
  // A key result has the department and teams of its objective.
  const placed = goal.kind === "OBJECTIVE" || goal.parentId === null ? detail.places : null;
  const act = useAct();
  const form = useCommandForm({
    intent: "edit-goal",
    id: `edit-${goal.id}`,
    action: goalAction(goal.id),
    fields: {
      goalId: goal.id,
      read: JSON.stringify({ ...filledFrom, ...clashed }),
      ...(goal.currency && !sums && !measures ? { currency: goal.currency } : {}),
      ...(goal.kind === "KEY_RESULT" ? { choosesMetric: "true" } : {}),
      ...(placed ? { choosesPlaces: "true" } : {}),
    },
    schema: editGoalForm,
    said: t("done.saved"),
    then: (answer) => setClashed(nowOf(answer.error)),
    leaveTo: useClosedAct(),
  });
  const error = (name: keyof TypedEdit) => form.wrong(name)?.[0];
  const asked = { detail, words, error, progressType, unit, setUnit };
  const parts: FormPart[] = [
    ...wordingParts(asked, form.id),
    ...dateParts(asked),
    ...kindParts(asked, followed !== null, setProgressType),
    ...peopleParts(asked),
    ...(placed ? placeParts({ words, places: placed, ...placesOf(goal), error: form.wrong }) : []),
    ...metricParts(asked, followed, setFollowed),
    ...(sums ? [sumPart(asked)] : endParts(asked)),
    ...(measures ? [measurePart(asked)] : []),
    ...weightageParts(asked),
  ];
  return (
    <CommandForm form={form} guarded stays={staysAtHead} showsRefusal layout="inset" aria-label={t("action.edit")}>
      {form.answer?.error ? <Refusal error={form.answer.error} goal={goal} /> : null}
      <FormParts mode={settings.mode} parts={parts} errors={form.form.allErrors} />
      {sums || measures ? <RemeasureNotice {...asked} /> : null}
      <SubmitRow form={form} label={t("save")} cancelHref={act.closed} />
    </CommandForm>
  );
}

function placesOf({ departmentId, departmentName, teams }: GoalDetail["goal"]) {
  return { department: departmentId ? { id: departmentId, name: departmentName ?? "" } : null, teams };
}
