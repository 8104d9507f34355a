/** What goes over to the 1:1s with a new manager; notes with the open action items. */
export const handovers = ["NOTHING", "ACTIONS", "NOTES"] as const;
export type HandoverWhat = (typeof handovers)[number];

/** Notes wait for the employee, who agrees or does not, and can take their word back; what was declined can be agreed to later. */
export type HandoverState = "DONE" | "ASKED" | "AGREED" | "DECLINED" | "WITHDRAWN";

/** What becomes of it when the employee answers; null where there is nothing to answer. */
export function stateAnswered(state: HandoverState, agreed: boolean): HandoverState | null {
  if (state === "DONE") return null;
  if (agreed) return "AGREED";
  return state === "AGREED" || state === "WITHDRAWN" ? "WITHDRAWN" : "DECLINED";
}
