import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { daysOffAmong, requireKnownPeople } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import { requireCycle } from "../data/cycle-record.ts";
import { ReviewCycle } from "../data/entities.ts";
import { presets, type CycleSettings } from "../domain/cycle-settings.ts";
import { ids } from "../domain/ids.ts";
import { startingSettings } from "../domain/presets.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const createCycleInput = z.object({
  name: textInput({ most: 120, missing: "reviews.needed", tooLong: "reviews.too-long" }).describe(
    "What the cycle is called.",
  ),
  preset: z
    .enum(presets)
    .default("CUSTOM")
    .describe("What it begins with; everything can be changed before the launch."),
  employeeId: ids.employee
    .optional()
    .describe("The only person it is to be about, once; left out, it begins as its preset says."),
});

/** A draft begins, with what its preset says. */
export async function createCycle(
  context: Context,
  { name, preset, employeeId }: z.output<typeof createCycleInput>,
): Promise<{ cycleId: string }> {
  await authorize(context, "create", { kind: "ReviewCycle" });
  if (employeeId) await requireKnownPeople(context, "reviews.needed", { employeeId: [employeeId] });
  const today = context.today();
  const template = await firstRow<{ id: string }>(
    context,
    sql`select id from {review_template} where archived_at is null order by created_at, id limit 1`,
  );
  const starting = await onWorkingDays(context, startingSettings(preset, today, template?.id ?? null));
  const settings = employeeId ? aboutOne(starting, employeeId) : starting;
  return store(context, {
    name,
    settings,
    periodStartsOn: `${today.slice(0, 4)}-01-01`,
    periodEndsOn: `${today.slice(0, 4)}-12-31`,
  });
}

/** Longer than people are off at once anywhere. */
const mostDaysOff = 14;

/** Stages begin and end on days on which the company works: what falls on another is proposed for the next one. */
async function onWorkingDays(context: Context, settings: CycleSettings): Promise<CycleSettings> {
  const timelines = Object.entries(settings.timelines);
  const days = timelines.flatMap(([, { startsOn, endsOn }]) => [startsOn, endsOn].filter(Boolean));
  const after = (day: string) => Array.from({ length: mostDaysOff }, (_, index) => addDays(day, index));
  const { isOff } = await daysOffAmong(context, [...new Set(days.flatMap(after))]);
  const next = (day: string) => (day ? (after(day).find((one) => !isOff(one)) ?? day) : day);
  return {
    ...settings,
    timelines: Object.fromEntries(
      timelines.map(([stage, set]) => [stage, { ...set, startsOn: next(set.startsOn), endsOn: next(set.endsOn) }]),
    ),
  };
}

/** Of one person, once: whoever starts it has seen why. */
function aboutOne(settings: CycleSettings, employeeId: string): CycleSettings {
  return {
    ...settings,
    details: { ...settings.details, kind: "ONE_TIME" },
    reviewees: { ...settings.reviewees, everyone: false, employeeIds: [employeeId] },
  };
}

export const copyCycleInput = z.object({ cycleId: ids.cycle, name: createCycleInput.shape.name });

/** A draft like another cycle; who was chosen and what was asked come along, answers never. */
export async function copyCycle(
  context: Context,
  { cycleId, name }: z.output<typeof copyCycleInput>,
): Promise<{ cycleId: string }> {
  const { settings, periodStartsOn, periodEndsOn } = await requireCycle(context, "edit", cycleId);
  return store(context, { name, settings, periodStartsOn, periodEndsOn });
}

type NewCycle = { name: string; settings: CycleSettings; periodStartsOn: string; periodEndsOn: string };

async function store(context: Context, cycle: NewCycle): Promise<{ cycleId: string }> {
  const id = context.newId();
  context.em.create(ReviewCycle, {
    ...cycle,
    id,
    state: "DRAFT",
    step: "details",
    createdBy: context.actor.employeeId,
    createdAt: context.clock.now(),
  } as never);
  await context.em.flush();
  await writeDown(
    context,
    "reviews.cycle-saved",
    { cycleId: id },
    { action: "create-cycle", subject: "ReviewCycle", id },
  );
  return { cycleId: id };
}
