import type { CycleSettings } from "./cycle-settings.ts";
import { stagesOf, type Stage } from "./providers.ts";

type Settings = Pick<CycleSettings, "details" | "reviewers" | "calibration" | "timelines">;
type Span = { stage: Stage; from: string | number; to: string | number };

/**
 * What cannot happen of the days of the stages, by the field that is wrong: a stage that ends before it starts or after
 * results are published, a last day in the past, a calibration that ends before managers have to submit.
 */
export function faultsOfDates(settings: Settings, today: string): Record<string, string> {
  const continuous = settings.details.kind === "CONTINUOUS";
  const end = continuous ? "toDay" : "endsOn";
  const spans = spansOf(settings, continuous);
  const published = spans.find(({ stage }) => stage === "PUBLISH")?.from ?? "";
  const managers = spans.find(({ stage }) => stage === "MANAGER")?.to ?? "";
  const faultOf = ({ stage, from, to }: Span): string | undefined => {
    if (to === "") return undefined;
    return [
      from !== "" && to < from && "reviews.stage-order",
      !continuous && String(to) < today && "reviews.stage-in-past",
      stage !== "PUBLISH" && published !== "" && to > published && "reviews.stage-after-publish",
      stage === "CALIBRATION" && managers !== "" && to < managers && "reviews.calibration-too-early",
    ].find((code) => code !== false);
  };
  return Object.fromEntries(
    spans.flatMap((span) => {
      const fault = faultOf(span);
      return fault ? [[`timelines.${span.stage}.${end}`, fault]] : [];
    }),
  );
}

/** The stages of the cycle whose days are set; days are dates, or counted from what starts a review. */
function spansOf({ reviewers, calibration, timelines }: Settings, continuous: boolean): Span[] {
  return stagesOf(reviewers.providers, calibration.on).flatMap((stage) => {
    const set = timelines[stage];
    if (!set) return [];
    return [continuous ? { stage, from: set.fromDay, to: set.toDay } : { stage, from: set.startsOn, to: set.endsOn }];
  });
}
