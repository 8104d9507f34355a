import { formMoves, formTypeOf } from "./domain/form-type.ts";
import { feedbackPlaces, findFeedbackPlace } from "./feedback-places.ts";

/** What only says where a dialog is and where it came from. */
const flags = ["showFeedback", "tab", "feedbackView", "source", "nudgeId", "_routes"];
/** What a dialog is told. */
const told = [
  "formType",
  "feedbackId",
  "empId",
  "feedbackType",
  "competencyId",
  "isSharePublicPraise",
  "promptGenderKey",
  "note",
  "about",
];
const lists: Readonly<Record<string, string>> = {
  received: feedbackPlaces.received,
  given: feedbackPlaces.given,
  shared: feedbackPlaces.given,
  provided: feedbackPlaces.given,
  notes: feedbackPlaces.notes,
  requested: feedbackPlaces.requests,
  requests: feedbackPlaces.requests,
  praise: feedbackPlaces.praise,
};
/** Sources from which one comes without having been on a page. */
const outer = ["mail", "email", "chat", "notification", "nudge"];

/**
 * The address that `showFeedback` with its companions, or `formType` alone, stands for, wherever it was put: the list that
 * `tab` or `feedbackView` names with the panel that `formType` opens. Without a type, a record is shown, and else the form
 * of a new feedback. Closing it leads back to the page it was opened on (`back`).
 */
export function addressOfFlags(pathname: string, search: string): string | null {
  const asked = new URLSearchParams(search);
  // On pages of this room `formType` opens a panel beside what is there.
  const own = isOwnPage(pathname);
  const alone = formTypeOf(asked.get("formType")) !== null && !own;
  if (asked.get("showFeedback") !== "true" && !alone) return null;
  const formType = formTypeOf(asked.get("formType")) ?? (asked.has("feedbackId") ? "show-received" : "provided");
  const ofRequests = formType === "show-requested" || formType === "providing-requested";
  const list = [asked.get("tab"), asked.get("feedbackView")]
    .map((one) => lists[(one ?? "").toLowerCase()])
    .find(Boolean);
  const path = ofRequests ? feedbackPlaces.requests : (list ?? feedbackPlaces.received);
  const back = own || cameFromOutside(asked) ? null : pageBelow(pathname, asked);
  for (const flag of flags) asked.delete(flag);
  if (formMoves[formType].record && !asked.has("feedbackId")) return path;
  const opened = new URLSearchParams([...asked].filter(([name]) => told.includes(name) || own));
  opened.set("formType", formType);
  if (back) opened.set("back", back);
  return `${path}?${opened}`;
}

/** The page that `back` in an address names; null where it names none of the product's own. */
export function pageToReturnTo(search: string): string | null {
  const back = new URLSearchParams(search).get("back");
  return back && /^\/(?:app|feed)(?:[/?]|$)/.test(back) && !back.includes("\\") ? back : null;
}

/** The page over which the dialog was opened, without what belongs to the dialog. */
function pageBelow(pathname: string, asked: URLSearchParams): string | null {
  const rest = new URLSearchParams(asked);
  for (const name of [...flags, ...told, "back"]) rest.delete(name);
  const path = pathname.replace(/\.data$/, "");
  const page = rest.size > 0 ? `${path}?${rest}` : path;
  return pageToReturnTo(`?${new URLSearchParams({ back: page })}`);
}

function cameFromOutside(asked: URLSearchParams): boolean {
  return asked.has("nudgeId") || outer.includes((asked.get("source") ?? "").toLowerCase());
}

function isOwnPage(pathname: string): boolean {
  const path = pathname.replace(/\.data$/, "");
  return (
    [feedbackPlaces.received, "/app/feedback"].some((own) => path.startsWith(own)) || findFeedbackPlace(path) !== null
  );
}
