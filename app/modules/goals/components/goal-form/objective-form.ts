import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { currencyInput } from "#app/platform/money/currencies.ts";
import { objectiveLevels } from "../../domain/hierarchy.ts";
import { measureTypes } from "#app/modules/metrics/domain.ts";
import { toMinorUnits } from "#app/platform/money/money.ts";
import { objectiveProgressTypes } from "../../domain/progress.ts";
import { visibilities } from "../../domain/template.ts";

const text = (maximum: number) => textInput({ most: maximum, missing: "goals.required", tooLong: "goals.too-long" });
const number = (fallback: number) =>
  z
    .number({ error: "goals.number" })
    .min(-1e12, { error: "goals.number" })
    .max(1e12, { error: "goals.number" })
    .default(fallback);
const choice = { error: "goals.required" };
const weight = z
  .number({ error: "goals.number" })
  .min(0, { error: "goals.number" })
  .max(100, { error: "goals.number" })
  .default(0);
const people = z.array(z.uuid(choice)).max(20);

/** What the choice of a time frame says where it is two dates of one's own. */
export const ownDates = "CUSTOM";

/** A key result as people type it: money in whole units of the currency. */
const typedKeyResult = z
  .object({
    title: text(500),
    measureType: z.enum(measureTypes, choice).default("PERCENTAGE"),
    currency: currencyInput.optional(),
    start: number(0),
    target: number(100),
    /** The metric it follows. */
    metricId: z.uuid().optional(),
    progressType: z.enum(objectiveProgressTypes, choice).optional(),
    weightage: weight,
  })
  .superRefine(({ measureType, currency }, context) => {
    if (measureType === "CURRENCY" && !currency)
      context.addIssue({ code: "custom", path: ["currency"], message: "goals.currency-needed" });
  });

type KeyResultRow = z.input<typeof typedKeyResult>;

/** Rows left as they were added, at the end of the list, ask for nothing. */
function withoutBlank(rows: KeyResultRow[] | undefined): KeyResultRow[] {
  const typed = rows ?? [];
  return typed.slice(0, typed.findLastIndex((row) => !isBlank(row)) + 1);
}

function isBlank(row: Partial<Record<keyof KeyResultRow, unknown>> | undefined): boolean {
  const untouched = (value: unknown, first: string) => value === undefined || value === "" || String(value) === first;
  return (
    untouched(row?.title, "") &&
    untouched(row?.metricId, "") &&
    untouched(row?.start, "0") &&
    untouched(row?.target, "100")
  );
}

const tags = z.array(z.uuid()).max(20).default([]);

type Dates = { timeFrame: string; startDate?: string | undefined; dueDate?: string | undefined };

function requireDates({ timeFrame, startDate, dueDate }: Dates, context: z.RefinementCtx): void {
  if (timeFrame !== ownDates) return;
  const wrong = (field: keyof Dates, message: string) => context.addIssue({ code: "custom", path: [field], message });
  if (!startDate) wrong("startDate", "goals.required");
  if (!dueDate) wrong("dueDate", "goals.required");
  else if (startDate && dueDate < startDate) wrong("dueDate", "goals.due-before-start");
}

/** The id of the time frame that is chosen; empty while one of two dates is missing. */
export function frameTyped({ timeFrame, startDate, dueDate }: Dates): string {
  if (timeFrame !== ownDates) return timeFrame;
  return startDate && dueDate ? `${startDate}..${dueDate}` : "";
}

/** The fields of a new objective. */
export const objectiveFields = z.object({
  title: text(500),
  description: z.string().max(5000, { error: "goals.too-long" }).default(""),
  timeFrame: z.string(choice),
  /** Asked for where the time frame is `ownDates`. */
  startDate: z.iso.date(choice).optional(),
  dueDate: z.iso.date(choice).optional(),
  level: z.enum(objectiveLevels, choice),
  ownerIds: people.min(1, choice),
  collaboratorIds: people.default([]),
  visibility: z.enum(visibilities, choice),
  parentId: z.uuid().optional(),
  departmentId: z.uuid().optional(),
  teamIds: people.default([]),
  weightage: weight,
  progressType: z.enum(objectiveProgressTypes, choice).optional(),
  /** What a sum is counted in, and its ends. */
  measureType: z.enum(measureTypes, choice).default("PERCENTAGE"),
  currency: currencyInput.optional(),
  start: number(0),
  target: number(100),
  keyResults: z.preprocess(withoutBlank, z.array(typedKeyResult).max(20)),
  tagIds: tags,
  returnTo: z.string().optional(),
});

/** The form for a new objective, checked alike in the browser and on the server. */
export const objectiveForm = objectiveFields.superRefine(requireDates);
export type TypedObjective = z.output<typeof objectiveForm>;

/** The form for one more key result. */
export const keyResultForm = typedKeyResult.and(z.object({ parentId: z.uuid(), tagIds: tags }));

type TypedKeyResult = z.output<typeof typedKeyResult>;

/** A new objective as it is stored: one that adds up is counted in a unit of its own, others in percent. */
export function storedObjective(all: TypedObjective) {
  const { measureType, currency, start, target, startDate: _from, dueDate: _to, ...typed } = all;
  const unit = typed.progressType === "DERIVED_SUM" ? measured({ measureType, currency, start, target }) : {};
  return { ...typed, timeFrame: frameTyped(all), ...unit, keyResults: typed.keyResults.map(measured) };
}

/** From what people type to what is stored: money in minor units, a currency only where there is money. */
export function measured<Typed extends Pick<TypedKeyResult, "measureType" | "currency" | "start" | "target">>(
  typed: Typed,
) {
  const currency = typed.measureType === "CURRENCY" ? (typed.currency ?? null) : null;
  const value = (amount: number) => toMinorUnits(currency, amount);
  return { ...typed, currency, start: value(typed.start), target: value(typed.target) };
}
