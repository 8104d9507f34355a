import type { Context } from "#app/platform/context/context.ts";
import type { Texts } from "#app/modules/questionnaires/domain.ts";
import type { Attribute, Frame, HeatColumns, HeatRows } from "../domain/survey.ts";
import { groupsWithin, nodesBelow, nodesOf, within } from "../domain/within.ts";
import type { OfferedDriver } from "./drivers.ts";
import { driverNamesIn } from "./insights-view.ts";
import { personRows, themself } from "./person-rows.ts";
import { driverScoreIn, participationIn, scoredOf, scoreIn, type Results } from "./survey-results.ts";

/** A driver, with no name where it is one of ours; a question by its text; or a unit, team, role or place. */
export type HeatColumn = { id: string; name: string | null; text: Texts | null; opens: boolean };

export type HeatRow = {
  id: string;
  name: string;
  /** How many took part; null where so few did that nothing is told. */
  answered: number | null;
  asked: number;
  /** Percent of favourable answers, column by column. */
  scores: (number | null)[];
  opens: boolean;
};

/** `of` is what its columns are; `driver` the one whose sub-drivers they are. */
export type HeatMap = { of: HeatColumns; driver: OfferedDriver | null; columns: HeatColumn[]; rows: HeatRow[] };

export const nothingHot: HeatMap = { of: "DRIVER", driver: null, columns: [], rows: [] };

type Asked = {
  mine: ReadonlySet<number>;
  by: HeatRows | null;
  node: string | null;
  columns: HeatColumns;
  driver?: string | undefined;
};

/** Units, teams, roles, places or people by drivers, by questions, or by another of these: sums of whole blocks, as everywhere. */
export async function heatMapOf(context: Context, results: Results, asked: Asked): Promise<HeatMap> {
  const { mine, by, node } = asked;
  const of = offeredColumns(results, by).includes(asked.columns) ? asked.columns : "DRIVER";
  const { driver, told } = await columnsOf(context, results, { mine, of, driver: asked.driver });
  const columns = told.map(({ column }) => column);
  if (!by) return { of, driver, columns, rows: [] };
  if (by === "EMPLOYEE") {
    const people = await personRows(context, results, mine);
    const rows = people.map(({ id, name, results: own }): HeatRow => ({
      ...{ id, name, answered: 1, asked: 1, opens: false },
      scores: told.map(({ shareIn }) => shareIn(themself, own)),
    }));
    return { of, driver, columns, rows };
  }
  const { groups, frame } = results;
  const attribute = attributeOf(by);
  const nodes = nodesOf(visibleOf(results, mine), frame, attribute);
  const rows = nodesShown(nodes, frame, { by, node }).map(({ id, name }): HeatRow => {
    const chosen = within(mine, groupsWithin(groups, frame, { attribute, node: id }));
    return {
      ...{ id, name, ...participationIn(results, chosen) },
      scores: told.map(({ shareIn }) => shareIn(chosen)),
      opens: nodes.some((other) => frame.above[other.id] === id),
    };
  });
  return { of, driver, columns, rows };
}

/** Companies are the units at the top. */
export const attributeOf = (by: Exclude<HeatRows, "EMPLOYEE">): Attribute => (by === "COMPANY_NAME" ? "DIVISION" : by);

/** What else than its attributes a survey's results can be split by. */
export const splitsOf = ({ frame }: Pick<Results, "frame">): (Attribute | "COMPANY_NAME")[] => [
  ...frame.attributes,
  ...(frame.attributes.includes("DIVISION") ? (["COMPANY_NAME"] as const) : []),
];

/** What columns a survey's map can have beside rows of one attribute. */
export const offeredColumns = (results: Pick<Results, "frame">, by: HeatRows | null): HeatColumns[] => [
  ...(["DRIVER", "QUESTION_DESCRIPTION"] as const),
  ...(by === "EMPLOYEE" ? [] : splitsOf(results).filter((split) => split !== by)),
];

type ToldColumn = { column: HeatColumn; shareIn: (chosen: ReadonlySet<number>, from?: Results) => number | null };

async function columnsOf(
  context: Context,
  results: Results,
  { mine, of, driver }: { mine: ReadonlySet<number>; of: HeatColumns; driver: string | undefined },
): Promise<{ driver: OfferedDriver | null; told: ToldColumn[] }> {
  if (of !== "DRIVER") return { driver: null, told: otherColumns(results, { mine, of }) };
  const all = await driverNamesIn(context, results);
  const below = all.filter(({ parentId }) => parentId !== null && parentId === driver);
  const shown = below.length > 0 ? below : all.filter(({ parentId, parent }) => parentId === null || parent === null);
  return {
    driver: below.length > 0 ? (all.find(({ id }) => id === driver) ?? null) : null,
    told: shown.map(({ id, name, covers }) => ({
      column: { id, name, text: null, opens: covers.length > 1 },
      shareIn: (chosen, from = results) => driverScoreIn(from, covers, chosen)?.favourable ?? null,
    })),
  };
}

function otherColumns(
  results: Results,
  { mine, of }: { mine: ReadonlySet<number>; of: Exclude<HeatColumns, "DRIVER"> },
): ToldColumn[] {
  if (of === "QUESTION_DESCRIPTION")
    return scoredOf(results, null).map((question) => ({
      column: { id: question.id, name: null, text: question.text, opens: false },
      shareIn: (chosen, from = results) => scoreIn(from, question, chosen)?.favourable ?? null,
    }));
  const { groups, frame } = results;
  return nodesShown(nodesOf(visibleOf(results, mine), frame, attributeOf(of)), frame, { by: of, node: null }).map(
    ({ id, name }) => {
      const there = groupsWithin(groups, frame, { attribute: attributeOf(of), node: id });
      return {
        column: { id, name, text: null, opens: false },
        shareIn: (chosen) => driverScoreIn(results, null, within(chosen, there))?.favourable ?? null,
      };
    },
  );
}

const visibleOf = ({ groups }: Results, mine: ReadonlySet<number>) => groups.filter(({ number }) => mine.has(number));

/** What lies right below a node; at the top, what parts the company: a single node above all tells nothing apart. */
function nodesShown(
  nodes: ReturnType<typeof nodesOf>,
  frame: Frame,
  { by, node }: { by: Attribute | "COMPANY_NAME"; node: string | null },
): ReturnType<typeof nodesOf> {
  const shown = nodesBelow(nodes, frame, node);
  if (by === "COMPANY_NAME") return shown;
  const [only] = shown;
  const below = only && shown.length === 1 ? nodesBelow(nodes, frame, only.id) : [];
  return below.length > 0 && node === null ? below : shown;
}
