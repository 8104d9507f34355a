import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet } from "#app/platform/files/sheet.ts";
import type { Provider } from "../domain/providers.ts";
import { reviewInsights, type PartOfPeople, type scopedInsights } from "./insights.ts";
import { wordsOf } from "./words.ts";

const { number, sheet, text } = sheetsIn(wordsOf);

type About = "CYCLE" | "CYCLE_OVER_TIME" | "UNIT" | "GRADE" | (typeof abouts)[keyof typeof abouts];
type Row = { about: About; name: string; raters: Provider | ""; people: number | null; average: number | null };

/**
 * The numbers of a cycle as a file: what is not told on the screen is empty here too. A line a question, unit, grade and
 * cycle, and none a person: never more than its screen holds.
 */
export async function exportInsights(
  context: Context,
  { scope, cycle }: z.output<typeof scopedInsights>,
): Promise<Sheet> {
  const { lines, units, grades, trend, people, average } = await reviewInsights(context, scope, cycle);
  const parts = (about: About, of: readonly PartOfPeople[]): Row[] =>
    of.map((part) => ({ about, name: part.name ?? "", raters: "", people: part.people, average: part.average }));
  const rows: Row[] = [
    { about: "CYCLE", name: "", raters: "", people, average },
    ...lines.flatMap(({ kind, label, ratings }) =>
      ratings.map((rating): Row => ({ about: abouts[kind], name: label, raters: rating.provider, ...rating })),
    ),
    ...parts("UNIT", units),
    ...parts("GRADE", grades),
    ...trend.map(({ name, scores }): Row => ({
      ...{ about: "CYCLE_OVER_TIME", name, raters: "", people: null },
      average: scores.overall,
    })),
  ];
  return sheet<Row>(
    "file.numbers",
    [
      text(
        "about",
        "file.about",
        ({ about }) => about,
        ({ about }, t) => t(partSaid[about]),
      ),
      text("name", "external.name", ({ name }) => name),
      text("rated_by", "file.rated-by", ({ raters }) => raters, "provider"),
      number("people", "cycles.people", (row) => row.people),
      number("average_percent", "insights.average", (row) => row.average),
    ],
    rows,
  );
}

const abouts = { COMPETENCY: "COMPETENCY", QNA: "QUESTION", GOAL: "GOALS" } as const;

/** What a line is about, as screens say it. */
const partSaid = {
  CYCLE: "file.part.CYCLE",
  CYCLE_OVER_TIME: "file.part.CYCLE_OVER_TIME",
  COMPETENCY: "file.part.COMPETENCY",
  QUESTION: "settings.question",
  GOALS: "score-of.goals",
  UNIT: "file.part.UNIT",
  GRADE: "insights.grade",
} as const satisfies Record<About, string>;
