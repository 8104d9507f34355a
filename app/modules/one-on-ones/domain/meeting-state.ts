export const meetingStates = ["NOT_STARTED", "ACTIVE", "ACKNOWLEDGED", "CANCELLED", "DISABLED"] as const;
export type MeetingState = (typeof meetingStates)[number];

/** What people do with a meeting. */
export const meetingActs = ["open", "acknowledge", "cancel", "restore"] as const;
export type MeetingAct = (typeof meetingActs)[number];

const allowed: Readonly<Record<MeetingAct, Partial<Record<MeetingState, MeetingState | "BEFORE">>>> = {
  open: { NOT_STARTED: "ACTIVE" },
  acknowledge: { ACTIVE: "ACKNOWLEDGED" },
  cancel: { NOT_STARTED: "CANCELLED", ACTIVE: "CANCELLED" },
  restore: { CANCELLED: "BEFORE" },
};

/** Where an act leads from here; `before` is what a cancelled meeting was. Null where it is not done from here. */
export function stateAfter(act: MeetingAct, state: MeetingState, before: MeetingState | null): MeetingState | null {
  const next = allowed[act][state];
  return next === "BEFORE" ? (before ?? "NOT_STARTED") : (next ?? null);
}

/** How it stands in lists: one that was never opened and whose time has passed was missed. */
export type Standing = "UPCOMING" | "RUNNING" | "HELD" | "MISSED" | "CANCELLED" | "DISABLED";

/** How one that is gone by ended. */
export const pastStandings = ["HELD", "MISSED", "CANCELLED"] as const;

export function standingOf(meeting: { status: MeetingState; endsAt: string }, now: Date): Standing {
  if (meeting.status === "ACTIVE") return "RUNNING";
  if (meeting.status === "ACKNOWLEDGED") return "HELD";
  if (meeting.status === "CANCELLED") return "CANCELLED";
  if (meeting.status === "DISABLED") return "DISABLED";
  return new Date(meeting.endsAt) > now ? "UPCOMING" : "MISSED";
}
