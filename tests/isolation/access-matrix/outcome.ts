/**
 * What an answer means. DONE includes a refusal of the input's shape or sense: the door was open.
 * FAULT is never expected of anybody.
 */
export type Outcome = "DONE" | "SIGN_IN" | "REFUSED" | "HIDDEN" | "FAULT";

export type Answer = { status: number; location: string };

/** The data of a page names in its text where it leads, with the status 202. */
export function answerOf(response: Response, text: string): Answer {
  if (response.status !== 202) return { status: response.status, location: response.headers.get("location") ?? "" };
  return { status: 302, location: /"(\/login\?[^"]*)"/.exec(text)?.[1] ?? "" };
}

export function outcomeOf(response: Answer): Outcome {
  if (response.status === 401 || (response.status === 302 && response.location.startsWith("/login?"))) return "SIGN_IN";
  if (response.status === 403) return "REFUSED";
  if (response.status === 404) return "HIDDEN";
  return response.status < 400 ||
    response.status === 409 ||
    response.status === 410 ||
    response.status === 422 ||
    response.status === 428 ||
    response.status === 429
    ? "DONE"
    : "FAULT";
}
