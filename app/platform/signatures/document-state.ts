/** What is asked of the person a document is for. */
export const documentAsks = ["ACKNOWLEDGEMENT", "SIGNATURE"] as const;
export type DocumentAsks = (typeof documentAsks)[number];

/** How it can end for them. */
export const outcomes = ["ACKNOWLEDGED", "SIGNED", "SIGNED_WITH_DISAGREEMENT", "REFUSED"] as const;
export type Outcome = (typeof outcomes)[number];

export const documentStates = ["OPEN", ...outcomes, "WITHDRAWN"] as const;
export type DocumentState = (typeof documentStates)[number];

/** As people are told of it: an open document whose last day has passed has expired. */
export type DocumentStanding = DocumentState | "EXPIRED";

/** Where a document can go from each state: nothing that has ended ever changes. */
export const nextStates: Readonly<Record<DocumentState, readonly DocumentState[]>> = {
  OPEN: ["ACKNOWLEDGED", "SIGNED", "SIGNED_WITH_DISAGREEMENT", "REFUSED", "WITHDRAWN"],
  ACKNOWLEDGED: [],
  SIGNED: [],
  SIGNED_WITH_DISAGREEMENT: [],
  REFUSED: [],
  WITHDRAWN: [],
};

/** What may come of a document that asks for this. Acknowledging is not agreeing. */
export const outcomesOf: Readonly<Record<DocumentAsks, readonly Outcome[]>> = {
  ACKNOWLEDGEMENT: ["ACKNOWLEDGED", "REFUSED"],
  SIGNATURE: ["SIGNED", "SIGNED_WITH_DISAGREEMENT", "REFUSED"],
};

/** `today` and `expiresOn` are local dates; the last day still counts. */
export function standingOf(
  { state, expiresOn }: { state: DocumentState; expiresOn: string | null },
  today: string,
): DocumentStanding {
  return state === "OPEN" && expiresOn !== null && expiresOn < today ? "EXPIRED" : state;
}

/** Why somebody may not settle a document in this way; null where they may. */
export function refusalToSettle(
  document: { state: DocumentState; expiresOn: string | null; asks: DocumentAsks; signerId: string },
  settling: { outcome: Outcome; actorId: string; witnessId: string | null; today: string },
):
  "signature-settled" | "signature-expired" | "signature-outcome" | "signature-not-yours" | "signature-witness" | null {
  const standing = standingOf(document, settling.today);
  if (standing === "EXPIRED") return "signature-expired";
  if (!nextStates[document.state].includes(settling.outcome)) return "signature-settled";
  if (!outcomesOf[document.asks].includes(settling.outcome)) return "signature-outcome";
  if (settling.outcome !== "REFUSED") return settling.actorId === document.signerId ? null : "signature-not-yours";
  if (settling.actorId === document.signerId) return "signature-not-yours";
  const { witnessId } = settling;
  const stranger = witnessId !== null && witnessId !== document.signerId && witnessId !== settling.actorId;
  return stranger ? null : "signature-witness";
}
