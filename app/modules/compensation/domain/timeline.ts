import type { CycleSettings } from "./cycle-settings.ts";

type Timeline = Pick<CycleSettings, "proposeBy" | "approveBy" | "publishOn" | "letters" | "lettersOn">;
/** A day of a cycle that cannot be, by the field it stands in. */
export type TimelineFault = {
  readonly field: "proposeBy" | "approveBy" | "publishOn" | "lettersOn";
  readonly code: "day-past" | "timeline-order" | "letter-day" | "letter-too-early";
};

const stages = ["proposeBy", "approveBy", "publishOn"] as const;

/** The first day of a timeline that cannot be: one in the past, out of order, or letters before they are published. */
export function timelineFault(timeline: Timeline, today: string): TimelineFault | null {
  const given = stages.filter((stage) => timeline[stage] !== "");
  const unordered = given.find((stage, at) => at > 0 && timeline[stage] < timeline[given[at - 1]!]);
  if (unordered) return { field: unordered, code: "timeline-order" };
  const past = given.find((stage) => timeline[stage] < today);
  if (past) return { field: past, code: "day-past" };
  const { letters, lettersOn, publishOn } = timeline;
  if (letters !== "ON_DAY") return null;
  if (lettersOn === "") return { field: "lettersOn", code: "letter-day" };
  return lettersOn < today || lettersOn < publishOn ? { field: "lettersOn", code: "letter-too-early" } : null;
}
