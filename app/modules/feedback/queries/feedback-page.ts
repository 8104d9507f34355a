import { z } from "zod";
import { placeInput } from "#app/platform/http/paging.ts";
import { competenciesInUse, keepsCompetencies, type OfferedCompetency } from "#app/modules/develop/index.ts";
import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import { hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Context } from "#app/platform/context/context.ts";
import { AppError, notFound, orNullIfNotFound } from "#app/platform/errors/app-error.ts";
import { formTypeOf, type FormType } from "../domain/form-type.ts";
import { sentimentOfType, sentiments, type Sentiment } from "../domain/sentiment.ts";
import { visibilityOf, type Visibility } from "../domain/visibility.ts";
import { findFeedbackPlace, type FeedbackPlace } from "../feedback-places.ts";
import { feedbackDetail, type FeedbackDetail } from "./feedback-detail.ts";
import { feedbackFilters, listFeedback, type FeedbackFilters, type FeedbackList } from "./feedback-list.ts";
import { askDetail, requestDetail, type AskDetail, type RequestDetail } from "./request-detail.ts";
import { listRequests, requestListInput, type RequestList, type RequestListInput } from "./request-list.ts";

/** What opens a panel, in every address of this room. */
const panelInput = {
  formType: z.string().max(40).optional(),
  feedbackId: z.guid().optional().catch(undefined),
  competencyId: z.guid().optional().catch(undefined),
  empId: z.guid().optional().catch(undefined),
  feedbackType: z.string().max(40).optional(),
  isSharePublicPraise: z.string().max(10).optional(),
  note: z.string().max(10).optional(),
  promptGenderKey: z.string().max(20).optional(),
  about: z.enum(["me", "report"]).optional().catch(undefined),
};

export const feedbackPageInput = feedbackFilters.extend({ ...panelInput, after: placeInput, before: placeInput });
export const requestsPageInput = requestListInput.extend({ ...panelInput, after: placeInput, before: placeInput });
type PanelInput = { [Name in keyof typeof panelInput]?: string | undefined };

/** The competencies to choose from, those near whom it is about first, and the one that is chosen at first. */
/** What a form asks of the competency it is about: whose job says which stand first, and the one that was chosen. */
export type CompetencyAsked = { of: string | null; chosen: OfferedCompetency | null };

/** The panel that an address opens; null where it opens none, or what it names may not be seen. */
export type FeedbackPanel =
  | {
      type: "give";
      person: PersonSummary | null;
      /** As whom the form speaks of the person, where an address says so. */
      prompt: Prompt | null;
      sentiment: Sentiment;
      visibility: Visibility;
      language: string;
      choosesGoal: boolean;
      /** Null where the company keeps none. */
      competencies: CompetencyAsked | null;
    }
  | {
      type: "ask";
      person: PersonSummary | null;
      leads: boolean;
      choosesGoal: boolean;
      /** Null where the company keeps none. */
      competencies: CompetencyAsked | null;
    }
  | { type: "feedback"; detail: FeedbackDetail }
  | { type: "answer"; detail: AskDetail }
  | { type: "request"; detail: RequestDetail };

export type FeedbackPage = {
  place: FeedbackPlace;
  input: FeedbackFilters;
  list: FeedbackList;
  person: PersonSummary | null;
  panel: FeedbackPanel | null;
};
export type RequestsPage = { input: RequestListInput; list: RequestList; panel: FeedbackPanel | null };

/** A screen that lists feedback, as its address asks for it. */
export async function feedbackPage(
  context: Context,
  { after, before, ...asked }: z.output<typeof feedbackPageInput>,
  pathname: string,
): Promise<FeedbackPage> {
  const place = findFeedbackPlace(pathname);
  if (!place) throw notFound("This address");
  if (place.area === "team" && !hasTeamAccess(context.actor)) throw areaClosed("team");
  const input = feedbackFilters.parse(asked);
  return {
    place,
    input,
    list: await listFeedback(context, { ...input, scope: place.scope }, { after, before }),
    person: input.person ? await personOf(context, input.person) : null,
    panel: await panelOf(context, asked),
  };
}

/** What one was asked, or has asked. */
export async function requestsPage(
  context: Context,
  { after, before, ...asked }: z.output<typeof requestsPageInput>,
): Promise<RequestsPage> {
  const input = requestListInput.parse(asked);
  return { input, list: await listRequests(context, input, { after, before }), panel: await panelOf(context, asked) };
}

export function areaClosed(area: string): AppError {
  return new AppError("platform.forbidden", 403, `The ${area} area is not open to the actor.`, {
    params: { rule: `access.${area}-area` },
  });
}

async function panelOf(context: Context, asked: PanelInput): Promise<FeedbackPanel | null> {
  const type = formTypeOf(asked.formType);
  if (type === null || type === "list-feedbacks") return null;
  const choosesGoal = context.actor.features.includes("GOAL");
  const person = asked.empId ? await personOf(context, asked.empId) : null;
  const language = context.actor.language;
  const about = person?.id ?? (type === "requested" ? context.actor.employeeId : null);
  const competencies = (await keepsCompetencies(context))
    ? { of: about, chosen: (await chosenOf(context, asked.competencyId)) ?? null }
    : null;
  if (type === "provided")
    return {
      type: "give",
      person,
      prompt: promptOf(asked.promptGenderKey),
      ...startOf(asked),
      language,
      choosesGoal,
      competencies,
    };
  if (type === "requested")
    return { type: "ask", person, leads: context.actor.directManager, choosesGoal, competencies };
  // A panel whose record is gone or hidden leaves the list below it usable.
  return asked.feedbackId ? orNullIfNotFound(recordPanel(context, type, asked.feedbackId)) : null;
}

async function chosenOf(context: Context, id: string | undefined): Promise<OfferedCompetency | undefined> {
  return id === undefined ? undefined : (await competenciesInUse(context, [id])).get(id);
}

async function recordPanel(context: Context, type: FormType, id: string): Promise<FeedbackPanel> {
  if (type === "providing-requested") return { type: "answer", detail: await askDetail(context, id) };
  if (type === "show-requested") return { type: "request", detail: await requestDetail(context, id) };
  return { type: "feedback", detail: await feedbackDetail(context, id) };
}

/** As whom a form speaks of a person. */
export type Prompt = "he" | "she" | "they";
const prompts: Readonly<Record<string, Prompt>> = {
  male: "he",
  he: "he",
  him: "he",
  female: "she",
  she: "she",
  her: "she",
  other: "they",
  they: "they",
  them: "they",
};

function promptOf(key: string | undefined): Prompt | null {
  const asked = (key ?? "").toLowerCase();
  return Object.hasOwn(prompts, asked) ? prompts[asked]! : null;
}

/** What the form of a new feedback begins with, as the address says it. */
function startOf({ feedbackType, isSharePublicPraise, note }: PanelInput) {
  const open = isSharePublicPraise === "true";
  const sentiment = sentimentOfType(feedbackType) ?? sentiments[0];
  const visibility: Visibility = note === "true" ? "NONE" : open ? "PUBLIC" : visibilityOf(sentiment);
  return { sentiment, visibility };
}

async function personOf(context: Context, id: string): Promise<PersonSummary | null> {
  return (await peopleByIds(context, [id])).get(id) ?? null;
}
