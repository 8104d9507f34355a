import type { Context } from "#app/platform/context/context.ts";
import { AppError, invalid } from "#app/platform/errors/app-error.ts";
import {
  fiscalYearStartMonth,
  holdMetrics,
  lockTrees,
  metricsNamed,
  type NamedMetric,
  objectivesTitled,
  createKeyResult,
  createKeyResultInput,
  createObjective,
  createObjectiveInput,
} from "#app/modules/goals/index.ts";
import { toMinorUnits, timeFrameOf } from "#app/modules/goals/domain.ts";
import { peopleNamed } from "#app/modules/people/index.ts";
import type { LineVerdict, UploadRecord } from "../data/upload-record.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import { requiredOf, type UploadKind } from "../domain/fields.ts";
import { readGoal, unitsOf, type LineProblem, type ReadGoal, type UploadUnit } from "../domain/read-goals.ts";
import { sql } from "#tenancy/sql.ts";

export type RanUpload = { verdicts: LineVerdict[]; goalIds: string[] };

const mostParts = 20;
/** After so many lines it says how far it is. */
const saidEvery = 200;

/** A line's refusal; the code's words stand with the upload. */
class Refused extends Error {
  readonly problem: LineProblem;
  constructor(problem: LineProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/**
 * Makes what the lines say, each objective with its key results for itself, by the same use-cases as the forms: what
 * one may not do by hand, a file may not either. What is refused is taken back and named, the others stay.
 */
export async function runUpload(
  context: Context,
  { kind, lines, mapping }: UploadRecord,
  progress: Progress = unseen,
): Promise<RanUpload> {
  const goals = lines.map(({ line, cells }) => readGoal(kind, line, cells, mapping));
  const named = goals.flatMap(({ said }) => (said.metric ? [said.metric] : []));
  if (named.length > 0) await holdMetrics(context);
  await lockTrees(context);
  const metrics = await metricsNamed(context, named);
  const people = await peopleNamed(
    context,
    goals.flatMap(({ said }) => (said.owner ? [said.owner] : [])),
  );
  const present = timeFrameOf("QUARTER", context.today(), await fiscalYearStartMonth(context)).id;
  const verdicts: LineVerdict[] = [];
  const goalIds: string[] = [];
  let said = 0;
  for (const unit of unitsOf(kind, goals)) {
    if (verdicts.length >= said + saidEvery) await progress((said = verdicts.length), lines.length);
    const made = await attempt(context, () => makeUnit(context, kind, unit, { people, metrics, present }));
    if (Array.isArray(made)) goalIds.push(...made);
    verdicts.push(...unit.lines.map((goal) => verdictOn(goal, unit, Array.isArray(made) ? null : made)));
  }
  return { verdicts: verdicts.sort((one, other) => one.line - other.line), goalIds };
}

/** What it made, or why it made nothing. */
async function attempt(context: Context, work: () => Promise<string[]>): Promise<string[] | LineProblem> {
  await context.rows(sql`savepoint upload_unit`);
  try {
    const made = await work();
    await context.rows(sql`release savepoint upload_unit`);
    return made;
  } catch (error) {
    await context.rows(sql`rollback to savepoint upload_unit`);
    if (error instanceof Refused) return error.problem;
    if (error instanceof AppError)
      return { code: error.code, ...(error.details.params ? { params: error.details.params } : {}) };
    throw error;
  }
}

/** A line has its own faults; one without any is refused with those it belongs to. */
function verdictOn(
  { line, said, problems }: ReadGoal,
  { lines }: UploadUnit,
  refused: LineProblem | null,
): LineVerdict {
  if (!refused) return { line, outcome: "CREATED", said, problems: [] };
  const faulty = lines.find((goal) => goal.problems.length > 0);
  if (problems.length > 0) return { line, outcome: "REFUSED", said, problems };
  return {
    line,
    outcome: "REFUSED",
    said,
    problems: [faulty ? { code: "with-others", params: { line: faulty.line } } : refused],
  };
}

type Known = { people: ReadonlyMap<string, string>; metrics: ReadonlyMap<string, NamedMetric>; present: string };

async function makeUnit(
  context: Context,
  kind: UploadKind,
  { head, lines }: UploadUnit,
  known: Known,
): Promise<string[]> {
  const fault = lines.flatMap(({ problems }) => problems)[0];
  if (fault) throw new Refused(fault);
  for (const field of requiredOf[kind])
    if (head.said[field] === undefined) throw new Refused({ code: "required", field });
  if (lines.length > mostParts) throw new Refused({ code: "too-many-parts", params: { count: mostParts } });
  const ownerId = ownerOf(head, known);
  if (kind === "KEY_RESULTS") return [await makeKeyResult(context, keyResultOf(head, known), head, ownerId)];
  const { said, level, visibility, timeFrame } = head;
  const parentId = said.parent === undefined ? undefined : await oneObjective(context, said.parent, null, "parent");
  const input = createObjectiveInput.safeParse({
    title: said.objective,
    description: said.description ?? "",
    timeFrame: timeFrame ?? known.present,
    level: level ?? "INDIVIDUAL",
    ownerId,
    parentId,
    visibility: visibility ?? undefined,
    keyResults: lines.filter((goal) => goal.said.keyResult !== undefined).map((goal) => keyResultOf(goal, known)),
  });
  if (!input.success) throw invalid("goals.number", "A value does not fit.");
  const { goalId, keyResultIds } = await createObjective(context, input.data);
  return [goalId, ...keyResultIds];
}

async function makeKeyResult(
  context: Context,
  keyResult: object,
  goal: ReadGoal,
  ownerId: string | undefined,
): Promise<string> {
  const parentId = await oneObjective(context, goal.said.objective ?? "", goal.timeFrame, "objective");
  const input = createKeyResultInput.safeParse({
    ...keyResult,
    parentId,
    ownerId,
    description: goal.said.description ?? "",
  });
  if (!input.success) throw invalid("goals.number", "A value does not fit.");
  return (await createKeyResult(context, input.data)).goalId;
}

/** What follows a metric is counted as that is; a file may leave the measure out, or must say the same. */
function keyResultOf({ said, measure, start, target, weightage }: ReadGoal, { metrics }: Known) {
  const plain = { title: said.keyResult, ...measure, start, target, weightage };
  if (said.metric === undefined) return plain;
  const refused = (code: string) =>
    new Refused({ code, field: "metric", params: { value: said.metric!.slice(0, 80) } });
  const metric = metrics.get(said.metric.toLowerCase());
  if (!metric) throw refused("unknown-metric");
  if (metric.retired) throw refused("retired-metric");
  const { id: metricId, measureType, currency } = metric;
  if (said.measure !== undefined && (measure.measureType !== measureType || measure.currency !== currency))
    throw refused("goals.metric-other-measure");
  const value = (amount: number) => (currency && !measure.currency ? toMinorUnits(currency, amount) : amount);
  return { ...plain, measureType, currency, start: value(start), target: value(target), metricId };
}

function ownerOf({ said: { owner } }: ReadGoal, { people }: Known): string | undefined {
  if (owner === undefined) return undefined;
  const id = people.get(owner.toLowerCase());
  if (!id) throw new Refused({ code: "unknown-owner", field: "owner", params: { value: owner.slice(0, 80) } });
  return id;
}

async function oneObjective(
  context: Context,
  title: string,
  timeFrame: string | null,
  field: "objective" | "parent",
): Promise<string> {
  const [id, other] = await objectivesTitled(context, title, timeFrame);
  if (!id || other)
    throw new Refused({
      code: id ? "ambiguous-objective" : "unknown-objective",
      field,
      params: { value: title.slice(0, 80) },
    });
  return id;
}
