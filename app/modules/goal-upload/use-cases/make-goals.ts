import { timeFrameOf } from "#app/modules/goals/domain.ts";
import { toMinorUnits } from "#app/platform/money/money.ts";
import {
  createKeyResult,
  createKeyResultInput,
  createObjective,
  createObjectiveInput,
  fiscalYearStartMonth,
  lockTrees,
  objectivesTitled,
} from "#app/modules/goals/index.ts";
import { holdMetrics, metricsNamed, type NamedMetric } from "#app/modules/metrics/index.ts";
import { peopleNamed, placesToChoose, type PlacesToChoose } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportedLine } from "#app/platform/contributions/importable.ts";
import { invalid, type AppError } from "#app/platform/errors/app-error.ts";
import type { UploadField, UploadKind } from "../domain/fields.ts";
import type { GoalLine } from "../domain/goal-line.ts";

const mostParts = 20;

type Known = {
  places: PlacesToChoose;
  people: ReadonlyMap<string, string>;
  metrics: ReadonlyMap<string, NamedMetric>;
  present: string;
};

/**
 * Reads whom and what the lines name, and answers what makes an objective of them with its key results, or a key result,
 * by the use-cases of the forms. Metrics are held before the trees are locked, and both before any row.
 */
export async function goalMaker(context: Context, kind: UploadKind, lines: readonly GoalLine[]) {
  const named = lines.flatMap(({ metric }) => metric ?? []);
  if (named.length > 0) await holdMetrics(context);
  await lockTrees(context);
  const known: Known = {
    places: await placesToChoose(context),
    metrics: await metricsNamed(context, named),
    people: await peopleNamed(
      context,
      lines.flatMap(({ owner }) => owner ?? []),
    ),
    present: timeFrameOf("QUARTER", context.today(), await fiscalYearStartMonth(context)).id,
  };
  return (line: GoalLine, further: readonly GoalLine[]): Promise<ImportedLine> =>
    kind === "KEY_RESULTS" ? makeKeyResult(context, line, known) : makeObjective(context, [line, ...further], known);
}

async function makeObjective(context: Context, lines: readonly GoalLine[], known: Known): Promise<ImportedLine> {
  if (lines.length > mostParts)
    throw invalid("goal-upload.too-many-parts", "Too many key results.", { params: { count: mostParts } });
  const { objective, description, timeFrame, level, department, teams = [], visibility, parent, ...head } = lines[0]!;
  const input = createObjectiveInput.safeParse({
    title: objective,
    description,
    timeFrame: timeFrame ?? known.present,
    level: level ?? "INDIVIDUAL",
    ownerId: ownerOf(head, known),
    departmentId: department === undefined ? undefined : placeOf(known.places.departments, "department", department),
    teamIds: teams.map((name) => placeOf(known.places.teams, "teams", name)),
    parentId: parent === undefined ? undefined : await oneObjective(context, parent, null, "parent"),
    visibility,
    keyResults: lines.filter(({ keyResult }) => keyResult !== undefined).map((line) => keyResultOf(line, known)),
  });
  if (!input.success) throw invalid("goals.number", "A value does not fit.");
  const { goalId, keyResultIds } = await createObjective(context, input.data);
  return { outcome: "CREATED", id: goalId, was: { keyResultIds } };
}

async function makeKeyResult(context: Context, line: GoalLine, known: Known): Promise<ImportedLine> {
  const ownerId = ownerOf(line, known);
  const input = createKeyResultInput.safeParse({
    ...keyResultOf(line, known),
    parentId: await oneObjective(context, line.objective ?? "", line.timeFrame ?? null, "objective"),
    ownerId,
    description: line.description,
  });
  if (!input.success) throw invalid("goals.number", "A value does not fit.");
  return { outcome: "CREATED", id: (await createKeyResult(context, input.data)).goalId };
}

/** What follows a metric is counted as that is; a file may leave the measure out, or must say the same. */
function keyResultOf(line: GoalLine, { metrics }: Known) {
  const { keyResult: title, measure, saysMeasure, start, target, weightage } = line;
  const plain = { title, ...measure, start, target, weightage };
  if (line.metric === undefined) return plain;
  const metric = metrics.get(line.metric.toLowerCase());
  if (!metric) throw refused("goal-upload.unknown-metric", "metric", line.metric);
  if (metric.retired) throw refused("goal-upload.retired-metric", "metric", line.metric);
  const { id: metricId, measureType, currency } = metric;
  if (saysMeasure && (measure.measureType !== measureType || measure.currency !== currency))
    throw refused("goals.metric-other-measure", "metric", line.metric);
  const value = (amount: number) => (measure.currency ? amount : toMinorUnits(currency, amount));
  return { ...plain, measureType, currency, start: value(start), target: value(target), metricId };
}

function ownerOf({ owner }: Pick<GoalLine, "owner">, { people }: Known): string | undefined {
  if (owner === undefined) return undefined;
  const id = people.get(owner.toLowerCase());
  if (!id) throw refused("goal-upload.unknown-owner", "owner", owner);
  return id;
}

/** The one of these that is called so; of several nobody can say which is meant. */
function placeOf(places: readonly { id: string; name: string }[], field: "department" | "teams", said: string): string {
  const [place, other] = places.filter(({ name }) => name.toLowerCase() === said.toLowerCase());
  if (place && !other) return place.id;
  throw refused(place ? "goal-upload.ambiguous-place" : "goal-upload.unknown-place", field, said);
}

async function oneObjective(context: Context, title: string, timeFrame: string | null, field: UploadField) {
  const [id, other] = await objectivesTitled(context, title, timeFrame);
  if (id && !other) return id;
  throw refused(id ? "goal-upload.ambiguous-objective" : "goal-upload.unknown-objective", field, title);
}

function refused(code: string, field: UploadField, value: string): AppError {
  return invalid(code, "What the line names is not to be had.", {
    params: { value: value.slice(0, 80) },
    fields: { [field]: code },
  });
}
