import type { CycleSettings, ShownToReviewee } from "./cycle-settings.ts";
import type { Element } from "./elements.ts";
import type { Provider } from "./providers.ts";

/** Who looks at a result. Accountable managers and those above them are one audience, who runs the cycle another. */
export const audiences = ["REVIEWEE", "MANAGER", "ADMIN"] as const;
export type Audience = (typeof audiences)[number];

/** What an audience is shown of one provider's forms. */
export type Shown = {
  /** All questions, or these alone; none at all where it is empty. */
  questions: "ALL" | readonly string[];
  named: boolean;
  score: boolean;
};

const nothing: Shown = { questions: [], named: false, score: false };
const whole: Shown = { questions: "ALL", named: true, score: true };

/** As chosen: every question ticked is all of them, none ticked is none. */
export function collapsed(
  chosen: readonly string[],
  all: readonly string[],
): Pick<ShownToReviewee, "questions" | "selected"> {
  const known = chosen.filter((id) => all.includes(id));
  return known.length === all.length
    ? { questions: "ALL_QUESTIONS", selected: [] }
    : { questions: "SELECTED_QUESTIONS", selected: known };
}

/** Who is never named to whom: peers, people outside and those who are led; but peers to managers where the cycle says so. */
function isNamed(settings: CycleSettings, audience: Audience, provider: Provider): boolean {
  if (provider === "UPWARD") return audience === "ADMIN";
  if (provider === "EXTERNAL") return audience !== "REVIEWEE";
  if (provider !== "PEER") return true;
  return audience === "ADMIN" || (audience === "MANAGER" && settings.reviewers.peersNamedToManager);
}

/**
 * The table of visibilities: what an audience reads of a provider's submitted forms, `submitted` of which there are. Rules,
 * screens, files and the sentence on the form are made of it.
 */
export function shownTo(settings: CycleSettings, audience: Audience, provider: Provider, submitted: number): Shown {
  if (audience === "ADMIN") return whole;
  if (provider === "UPWARD" && submitted < settings.reviewers.fewestUpward) return nothing;
  const named = isNamed(settings, audience, provider);
  if (audience === "MANAGER") return { questions: "ALL", named, score: true };
  const of = settings.sharing.reviewee[provider] ?? defaultShown(provider);
  const questions = of.questions === "ALL_QUESTIONS" ? "ALL" : of.selected;
  return { questions, named, score: of.score };
}

/** Until the cycle says otherwise: one's own answers and the manager's, and what peers and others said without names. */
export function defaultShown(provider: Provider): ShownToReviewee {
  // Why somebody was nominated is for who leads the review.
  if (provider === "NOMINATOR") return { questions: "SELECTED_QUESTIONS", selected: [], score: false };
  return { questions: "ALL_QUESTIONS", selected: [], score: true };
}

/** Whether a field is among what is shown; `id` is the question's, or the element's for competencies and goals. */
export function showsQuestion({ questions }: Shown, id: string): boolean {
  return questions === "ALL" || questions.includes(id);
}

/** What visibilities call the questions of a form: each question of its own, competencies and goals by their element. */
export function keysOf(elements: readonly Element[]): string[] {
  return elements
    .filter(({ kind }) => kind !== "PEER_NOMINATION")
    .flatMap((element) => (element.kind === "QNA" ? element.questions.map(({ id }) => id) : [element.id]));
}

/** Of a field's name, what visibilities call it: the question, or the element of a competency or goal. */
export function visibleKey(field: string): string {
  return field.split(":")[1] ?? field;
}
