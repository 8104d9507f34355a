import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportColumn, SetImportable } from "#app/platform/contributions/importable.ts";
import type { LineVerdict, SetJudgement, UndoneFile } from "#app/platform/contributions/judged-as-set.ts";
import { guessColumns } from "#app/platform/import/guess-columns.ts";
import { bringBackPoints, replacePoints, stillCount, type NewPoint, type PlacedPoints } from "../data/metric-points.ts";
import { lockMetrics, metricRecordColumns, requireMetric, type MetricRecord } from "../data/metric-record.ts";
import { metricAddress, metricAddresses } from "../metric-addresses.ts";
import { judgeValues, type ValueVerdict } from "./judge-values.ts";
import { metricMoved, placePoints, requireGivenMetric } from "./record-points.ts";
import { sql } from "#tenancy/sql.ts";

/** Values of metrics from a file: of several that its lines name, or of the one it is about. */
export const valuesImport: SetImportable = {
  kind: "metric-values",
  title: "import.title",
  text: "import.text",
  list: { path: metricAddresses[0].path, label: "title" },
  authorize: (context) => authorize(context, "create", { kind: "Metric", ownerId: context.actor.employeeId }),
  about: async (context, id) => ({ name: (await requireGivenMetric(context, id)).name, path: metricAddress(id) }),
  columns,
  guess: (_, headers) => Promise.resolve(guessed(headers)),
  outcomes: ["CREATED", "CHANGED", "REFUSED", "UNCHANGED"],
  judge: judgeValues,
  hold: lockMetrics,
  store,
  undoSet,
};

const heads = {
  metric: ["metric", "metric key", "kpi", "kennzahl", "metrica", "मेट्रिक", "المؤشر"],
  date: ["date", "day", "datum", "fecha", "तारीख", "दिनांक", "التاريخ"],
  value: ["value", "actual", "wert", "valor", "मान", "القيمة"],
  note: ["note", "comment", "notiz", "nota", "टिप्पणी", "ملاحظة"],
};
const fields = ["metric", "date", "value", "note"] as const;

/** By the heads of the columns; where none says so, the first is the day and the second the value. */
function guessed(headers: readonly string[]): Record<string, number> {
  const known = guessColumns(fields, heads, headers);
  return Object.keys(known).length > 0 ? known : { date: 0, value: 1 };
}

async function columns(context: Context): Promise<ImportColumn[]> {
  const own = await context.rows<MetricRecord>(
    sql`select ${metricRecordColumns} from {metric} m where m.owner_id = ${context.actor.employeeId}
      and m.retired_at is null and m.formula is null order by m.key limit 2`,
  );
  const examples = { metric: own.map(({ key }) => key), date: ["2026-03-01"], value: ["125"], note: [""] };
  return fields.map((name) => ({
    name,
    label: name === "metric" ? "import.metric" : name,
    heads: heads[name],
    ...((name === "date" || name === "value") && { required: true }),
    examples: own.map((_, line) => examples[name][line] ?? examples[name][0]!),
  }));
}

type Made = { placed: (PlacedPoints & { metricId: string })[] };

/** Gives each metric its values at once, as its own screen does. */
async function store(
  context: Context,
  _: Parameters<SetJudgement["store"]>[1],
  verdicts: Iterable<LineVerdict>,
): Promise<Made> {
  const given = [...(verdicts as Iterable<ValueVerdict>)].flatMap(({ outcome, recordId, point }) =>
    recordId && point && (outcome === "CREATED" || outcome === "CHANGED") ? [{ metricId: recordId, point }] : [],
  );
  const placed: Made["placed"] = [];
  for (const [metricId, values] of Map.groupBy(given, (one) => one.metricId)) {
    const points: NewPoint[] = values.map(({ point }) => point);
    placed.push({ metricId, ...(await placePoints(context, { metricId, points })).placed });
  }
  return { placed };
}

/** Values that were corrected or withdrawn since are built on; else each day says again what it said before. */
async function undoSet(context: Context, { made }: UndoneFile): Promise<{ builtOn: string | null }> {
  await lockMetrics(context);
  const { placed } = made as Made;
  for (const { metricId, added } of placed)
    if (!(await stillCount(context, added))) return { builtOn: (await requireMetric(context, metricId)).name };
  for (const { metricId, added, replaced } of placed) {
    await requireGivenMetric(context, metricId);
    await replacePoints(context, added);
    await bringBackPoints(context, replaced);
    await metricMoved(context, metricId, { action: "withdraw-point", detail: { points: added.length } });
  }
  return { builtOn: null };
}
