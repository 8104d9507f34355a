import { Suspense } from "react";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { UnseenFields } from "#app/ui/lazy-part/unseen-fields.tsx";
import { comparisonSigns, type ComparedName } from "../../domain/comparison.ts";
import type { GoalPageInput } from "../../queries/goal-page.ts";
import { useGoalWords } from "../goal-words.ts";
import type { ComparedFieldProps } from "./compared-field.tsx";

const ComparedField = lazyPart(async () => ({ default: (await import("./compared-field.tsx")).ComparedField }));

/** Narrows a list by progress, start and due date, each compared with what is typed. */
export function useComparedFilters(input: GoalPageInput): ListFilter[] {
  const { t, format } = useGoalWords();
  const labels: Record<ComparedName, string> = {
    progress: t("column.progress"),
    starts: t("form.start-date"),
    due: t("column.due"),
  };
  const filter = (name: ComparedName, value: string | undefined, said: string): ListFilter => ({
    name,
    label: labels[name],
    value,
    also: [`${name}Is`],
    said: value === undefined ? undefined : `${comparisonSigns[input[`${name}Is`] ?? ">="]} ${said}`,
    field: <Compared name={name} label={labels[name]} is={input[`${name}Is`]} value={value ?? ""} />,
  });
  const { progress, starts, due } = input;
  return [
    filter("progress", progress?.toString(), format.percent(progress ?? null)),
    filter("starts", starts, starts ? format.date(starts) : ""),
    filter("due", due, due ? format.date(due) : ""),
  ];
}

function Compared(props: ComparedFieldProps) {
  const { name, is, value } = props;
  return (
    <Suspense fallback={<UnseenFields values={{ [`${name}Is`]: is, [name]: value }} />}>
      <ComparedField {...props} />
    </Suspense>
  );
}
