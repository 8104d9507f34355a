import type { OwnData } from "#app/platform/contributions/own-data.ts";

const scopes = ["received", "given", "notes"] as const;
const requests = ["OPEN", "CLOSED"] as const;

/** Feedback to and from them, their notes, and what they were asked or asked. */
export const feedbackOwnData: readonly OwnData[] = [
  ...scopes.map((scope) => ({ name: scope, path: "/feedback", asks: () => ({ scope }) })),
  ...requests.flatMap((state) =>
    (["asked", "mine"] as const).map((side) => ({
      name: `requests-${side}-${state.toLowerCase()}`,
      path: "/feedback-requests",
      asks: () => ({ side, state }),
    })),
  ),
];
