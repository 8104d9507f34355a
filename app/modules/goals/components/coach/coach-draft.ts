import type { DraftKeyResult, GoalDraft } from "../../domain/coach/coach.ts";
import { measureTypes, type MeasureType } from "#app/modules/metrics/domain.ts";

/** The form of a new objective as the coach reads it while it is filled in. */
export function draftOf(data: FormData): Omit<GoalDraft, "nearby"> {
  const places = [...data.keys()].flatMap((name) => /^keyResults\[(\d+)\]\.title$/.exec(name)?.[1] ?? []);
  return {
    title: text(data, "title"),
    hasOwner: !data.has("ownerIds") || text(data, "ownerIds") !== "",
    hasPeriod: !data.has("timeFrame") || text(data, "timeFrame") !== "",
    keyResults: places.map((place) => keyResultOf(data, `keyResults[${place}].`)),
  };
}

/** A key result in a form of its own; its measure may be given already. */
export function keyResultOf(data: FormData, prefix = "", measure: MeasureType = "PERCENTAGE"): DraftKeyResult {
  const typed = text(data, `${prefix}measureType`);
  return {
    title: text(data, `${prefix}title`),
    measureType: measureTypes.find((type) => type === typed) ?? measure,
    start: number(data, `${prefix}start`),
    target: number(data, `${prefix}target`),
  };
}

function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

function number(data: FormData, name: string): number | null {
  const typed = text(data, name).trim();
  return typed === "" || Number.isNaN(Number(typed)) ? null : Number(typed);
}
