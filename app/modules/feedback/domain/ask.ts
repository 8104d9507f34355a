/** How it stands with one person who was asked for feedback. */
export const askStates = ["ASKED", "ACCEPTED", "ANSWERED", "DECLINED", "CANCELLED"] as const;
export type AskState = (typeof askStates)[number];

/** By whom a move is made. */
export type AskParty = "PROVIDER" | "REQUESTER";

export const askMoves = {
  accept: { by: "PROVIDER", from: ["ASKED"], to: "ACCEPTED" },
  decline: { by: "PROVIDER", from: ["ASKED", "ACCEPTED"], to: "DECLINED" },
  answer: { by: "PROVIDER", from: ["ASKED", "ACCEPTED"], to: "ANSWERED" },
  cancel: { by: "REQUESTER", from: ["ASKED", "ACCEPTED"], to: "CANCELLED" },
  "ask-again": { by: "REQUESTER", from: ["DECLINED", "CANCELLED"], to: "ASKED" },
} as const satisfies Record<string, { by: AskParty; from: readonly AskState[]; to: AskState }>;
export type AskMove = keyof typeof askMoves;

/** Something is still to be done about it. */
export const openStates: readonly AskState[] = ["ASKED", "ACCEPTED"];

export function mayMove(state: AskState, move: AskMove): boolean {
  return (askMoves[move].from as readonly AskState[]).includes(state);
}

/** What has become of it; null while it is open. */
export function outcomeOf(state: AskState): "SUCCESSFUL" | "CANCELLED" | null {
  if (state === "ANSWERED") return "SUCCESSFUL";
  return openStates.includes(state) ? null : "CANCELLED";
}

/** A person is reminded of a request at most once in so many hours. */
export const reminderEveryHours = 24;
/** The product reminds by itself so many days before the due date. */
export const remindDaysBefore = 2;
/** How many people one request asks at most. */
export const mostAsked = 20;
