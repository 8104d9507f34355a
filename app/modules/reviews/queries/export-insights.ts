import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { number, sheet, text, type Sheet } from "#app/platform/files/sheet.ts";
import { reviewInsights, type PartOfPeople, type scopedInsights } from "./insights.ts";

type Row = { about: string; name: string; raters: string; people: number | null; average: number | null };

/** The numbers of a cycle as a file: what is not told on the screen is empty here too. */
export async function exportInsights(
  context: Context,
  { scope, cycle }: z.output<typeof scopedInsights>,
): Promise<Sheet> {
  const { lines, units, grades, trend, people, average } = await reviewInsights(context, scope, cycle);
  const parts = (about: string, of: readonly PartOfPeople[]): Row[] =>
    of.map((part) => ({ about, name: part.name ?? "", raters: "", people: part.people, average: part.average }));
  const rows: Row[] = [
    { about: "CYCLE", name: "", raters: "", people, average },
    ...lines.flatMap(({ kind, label, ratings }) =>
      ratings.map((rating) => ({ about: abouts[kind], name: label, raters: rating.provider, ...rating })),
    ),
    ...parts("UNIT", units),
    ...parts("GRADE", grades),
    ...trend.map(({ name, scores }) => ({
      ...{ about: "CYCLE_OVER_TIME", name, raters: "", people: null },
      average: scores.overall,
    })),
  ];
  return sheet(
    [
      text<Row>("about", ({ about }) => about),
      text<Row>("name", ({ name }) => name),
      text<Row>("rated_by", ({ raters }) => raters),
      number<Row>("people", (row) => row.people),
      number<Row>("average_percent", (row) => row.average),
    ],
    rows,
  );
}

const abouts = { COMPETENCY: "COMPETENCY", QNA: "QUESTION", GOAL: "GOALS" } as const;
