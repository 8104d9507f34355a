import { compensationPlaces } from "../compensation-places.ts";
import { noonOf } from "#app/platform/time/days.ts";

/** What notices say of a cycle; days are ISO, or empty where there is none. */
export type ToldCycle = { name: string; proposeBy: string; approveBy: string };

/** Until when what is asked is to be done. */
const stageOf: Readonly<Record<string, "proposeBy" | "approveBy">> = {
  plan: "proposeBy",
  "sent-back": "proposeBy",
  review: "approveBy",
  "plan-soon": "proposeBy",
  "review-soon": "approveBy",
};

/** What fills the words of a kind of notice: the cycle's name and its last day alone, never an amount. */
export function noticeParams(kind: string, cycle: ToldCycle, today: string): Record<string, string | number> {
  const stage = stageOf[kind];
  if (!stage) return { cycle: cycle.name };
  const day = cycle[stage];
  const due = day !== "" && day >= today ? day : null;
  // Noon, so that the day reads the same in every time zone the words are shown in.
  return { cycle: cycle.name, due: due ? "yes" : "no", by: noonOf(due ?? "2000-01-01") };
}

/** Where a kind of notice leads. */
export function noticeLink(kind: string, cycleId: string): string {
  const own = kind === "letter" || kind === "withdrawn";
  return own ? compensationPlaces.mine : `${compensationPlaces.teamPlanning("all-reports")}?cycle=${cycleId}`;
}
