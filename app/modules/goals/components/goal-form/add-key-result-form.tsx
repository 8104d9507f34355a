import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import type { z } from "zod";
import { goalAction, useClosedAct, useCommandForm } from "../goal-commands.ts";
import { Suspense, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import {
  measurePart,
  metricPart,
  progressTypePart,
  rangeParts,
  tagParts,
  titlePart,
  weightageParts,
} from "./add-key-result-parts.tsx";
import { FormParts, type FormPart } from "./form-parts.tsx";
import { useGoalWords } from "../goal-words.ts";
import { staysInPart, useAct } from "../use-act.ts";
import { newMeasureIn, type ChosenMetric } from "#app/modules/metrics/ui.ts";
import { keyResultForm } from "./objective-form.ts";
import { listOf } from "./list-of.ts";

/** Only who writes a key result fetches what watches its wording. */
const KeyResultHints = lazyPart(async () => ({ default: (await import("../coach/coach-hints.tsx")).KeyResultHints }));

/** One more key result; under a sum it is counted in the objective's own measure. */
export function AddKeyResultForm({ detail }: { detail: GoalDetail }) {
  const { goal, settings } = detail;
  const words = useGoalWords();
  const { t } = words;
  const summed = goal.progressType === "DERIVED_SUM";
  const [measure, setMeasure] = useState<string>(summed ? goal.measureType : "PERCENTAGE");
  const [metric, setMetric] = useState<ChosenMetric | null>(null);
  const act = useAct();
  const form = useCommandForm({
    intent: "add-key-result",
    id: `add-to-${goal.id}`,
    action: goalAction(goal.id),
    fields: { parentId: goal.id },
    schema: keyResultForm,
    said: t("done.added"),
    leaveTo: useClosedAct(),
  });
  const error = (name: keyof z.input<typeof keyResultForm>) => form.wrong(name)?.[0];
  const asked = { detail, words, error };
  const parts: FormPart[] = [
    titlePart(asked),
    metricPart(asked, { metric, setMetric, newMeasure: () => newMeasureIn(form.id, "") }),
    measurePart(asked, { metric, measure, setMeasure }),
    ...rangeParts(asked),
    ...(metric ? [] : [progressTypePart(asked)]),
    ...weightageParts(asked),
    ...tagParts(asked, listOf(form.fields.tagIds?.initialValue)),
  ];
  return (
    <CommandForm form={form} guarded stays={staysInPart} layout="inset" aria-label={t("create.add-key-result")}>
      <FormParts mode={settings.mode} parts={parts} errors={form.form.allErrors}>
        <Suspense fallback={null}>
          <KeyResultHints formId={form.id} />
        </Suspense>
      </FormParts>
      <SubmitRow form={form} label={t("create.add-key-result")} cancelHref={act.closed} />
    </CommandForm>
  );
}
