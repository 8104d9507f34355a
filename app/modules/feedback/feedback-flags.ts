import { formMoves, formTypeOf } from "./domain/form-type.ts";
import { feedbackPlaces, findFeedbackPlace } from "./feedback-places.ts";

const flags = ["showFeedback", "tab", "feedbackView", "source", "promptGenderKey", "nudgeId"];
const tabs: Readonly<Record<string, string>> = {
  received: feedbackPlaces.received,
  given: feedbackPlaces.given,
  shared: feedbackPlaces.given,
  requested: feedbackPlaces.requests,
  praise: feedbackPlaces.praise,
};

/**
 * The address that `showFeedback` with its companions, or `formType` alone, stands for, wherever it was put: the list that
 * `tab` names with the panel that `formType` opens. Without a type, a record is shown, and else the form of a new feedback.
 */
export function addressOfFlags(pathname: string, search: string): string | null {
  const asked = new URLSearchParams(search);
  // On pages of this room `formType` opens a panel beside what is there.
  const alone = formTypeOf(asked.get("formType")) !== null && !isOwnPage(pathname);
  if (asked.get("showFeedback") !== "true" && !alone) return null;
  const formType = formTypeOf(asked.get("formType")) ?? (asked.has("feedbackId") ? "show-received" : "provided");
  const ofRequests = formType === "show-requested" || formType === "providing-requested";
  const path = ofRequests ? feedbackPlaces.requests : (tabs[asked.get("tab") ?? ""] ?? feedbackPlaces.received);
  for (const flag of flags) asked.delete(flag);
  if (formMoves[formType].record && !asked.has("feedbackId")) return path;
  asked.set("formType", formType);
  return `${path}?${asked}`;
}

function isOwnPage(pathname: string): boolean {
  const path = pathname.replace(/\.data$/, "");
  return (
    [feedbackPlaces.received, "/app/feedback"].some((own) => path.startsWith(own)) || findFeedbackPlace(path) !== null
  );
}
