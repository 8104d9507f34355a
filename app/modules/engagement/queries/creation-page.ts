import { z } from "zod";
import { audienceChoices, type AudienceChoices } from "#app/modules/audiences/index.ts";
import { offeredDrivers, type OfferedDriver } from "./drivers.ts";
import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Question, Texts } from "#app/modules/questionnaires/domain.ts";
import { Survey } from "../data/entities.ts";
import { groupPeople } from "../domain/coarsen.ts";
import { isWrittenIn } from "../domain/written.ts";
import { spokenLanguages } from "./spoken-languages.ts";
import {
  creationSteps,
  type Attribute,
  type CreationStep,
  type Group,
  type Privacy,
  type Purpose,
  type SurveyState,
} from "../domain/survey.ts";
import { faultsOf } from "../use-cases/launch-survey.ts";
import { countAskedOften, framePeople } from "./frame-of-people.ts";

export const creationInput = z.object({
  surveyId: z.guid(),
  step: z.enum(creationSteps).default("questions").catch("questions"),
});

/** What a launch today would bring about. */
export type DryRun = {
  asked: number;
  faults: string[];
  /** How many people are told of together at least, by every attribute, and how many only less closely. */
  groups: number;
  smallest: number;
  coarsened: number;
  /** For a pulse: people who were asked often enough within the month, and are left out. */
  often: number;
  /** Names of what is told of the groups, the largest first. */
  largest: { name: string; asked: number }[];
  /** Languages that people read in which some text is missing. */
  missing: { language: string; texts: number }[];
};

export type CreationPage = {
  step: CreationStep;
  survey: {
    id: string;
    title: Texts;
    intro: Texts;
    purpose: Purpose;
    privacy: Privacy;
    state: SurveyState;
    questions: Question[];
    drivers: Record<string, string>;
    audience: AudienceRule;
    attributes: Attribute[];
    fewest: number;
    sharesWithManagers: boolean;
    sharesWithAll: boolean;
    randomOrder: boolean;
    closesOn: string | null;
    remindDays: number[];
    version: number;
  };
  choices: AudienceChoices;
  drivers: OfferedDriver[];
  dryRun: DryRun | null;
};

/** The survey being designed, at one step of it. */
export async function creationPage(
  context: Context,
  { surveyId, step }: z.output<typeof creationInput>,
): Promise<CreationPage> {
  await authorize(context, "view", { kind: "Survey" });
  const record = await context.em.findOne(Survey, { id: surveyId, deletedAt: null });
  if (!record) throw notFound("Survey");
  const { id, title, intro, purpose, privacy, state, questions, drivers, audience, attributes, fewest } = record;
  const { sharesWithManagers, sharesWithAll, randomOrder, closesOn = null, remindDays, version } = record;
  return {
    step,
    survey: {
      ...{ id, title, intro, purpose, privacy, state, questions, drivers, audience, attributes, fewest },
      ...{ sharesWithManagers, sharesWithAll, randomOrder, closesOn, remindDays, version },
    },
    choices: await audienceChoices(context, audience),
    drivers: await offeredDrivers(context),
    dryRun: step === "launch" && state === "DRAFT" ? await dryRun(context, record) : null,
  };
}

async function dryRun(
  context: Context,
  survey: Parameters<typeof faultsOf>[0] &
    Parameters<typeof framePeople>[1] &
    Pick<CreationPage["survey"], "privacy" | "intro">,
): Promise<DryRun> {
  const { people, frame } = await framePeople(context, survey);
  const { groups, groupOf } = groupPeople(people, survey.attributes, survey.privacy === "NAMED" ? 1 : survey.fewest);
  const byNumber = new Map(groups.map((group) => [group.number, group]));
  const coarsened = people.filter(({ id, paths }) => {
    const group = byNumber.get(groupOf.get(id)!)!;
    return survey.attributes.some((attribute) => (paths[attribute]?.[0] ?? null) !== (group.place[attribute] ?? null));
  });
  return {
    asked: people.length,
    faults: faultsOf(survey, people.length, context.today()),
    groups: groups.length,
    smallest: Math.min(...groups.map(({ asked }) => asked)),
    coarsened: coarsened.length,
    often: await countAskedOften(context, survey),
    largest: groups
      .toSorted((one, other) => other.asked - one.asked)
      .slice(0, 8)
      .map((group) => ({ name: nameOf(group, frame.names), asked: group.asked })),
    missing: await missingTexts(context, survey),
  };
}

const nameOf = ({ place }: Group, names: Readonly<Record<string, string>>) =>
  Object.values(place)
    .flatMap((id) => (id ? [names[id] ?? ""] : []))
    .filter(Boolean)
    .join(" · ");

/** Which languages people of the company read, and how many texts are missing in each. */
async function missingTexts(context: Context, survey: { title: Texts; intro: Texts; questions: readonly Question[] }) {
  const spoken = await spokenLanguages(context);
  const texts = [survey.title, ...survey.questions.map(({ text }) => text)];
  return spoken
    .map((language) => ({ language, texts: texts.filter((each) => !isWrittenIn(each, language)).length }))
    .filter(({ texts: count }) => count > 0);
}
