import type { Context } from "#app/platform/context/context.ts";
import { textsOf, type Texts } from "#app/modules/questionnaires/domain.ts";
import type { SurveyRecord } from "../data/entities.ts";
import { groupPeople } from "../domain/coarsen.ts";
import type { Group } from "../domain/survey.ts";
import { whatCanBeShown, type CanBeShown } from "../domain/what-can-be-shown.ts";
import { isWrittenIn } from "../domain/written.ts";
import { faultsOf } from "../use-cases/launch-survey.ts";
import { framePeople, peopleNotAsked, type NotAsked } from "./frame-of-people.ts";
import { spokenLanguages } from "./spoken-languages.ts";

/** What a launch today would bring about. */
export type DryRun = {
  asked: number;
  faults: string[];
  /** People who work here and are not asked, by why. */
  notAsked: NotAsked[];
  /** How many people are told of together at least, by every attribute, and how many only less closely. */
  groups: number;
  coarsened: number;
  /** Names of what is told of the groups, the largest first. */
  largest: { name: string; asked: number }[];
  /** What results can tell at best, by attribute. */
  shown: CanBeShown[];
  /** Languages that people read in which some text is missing. */
  missing: { language: string; texts: number }[];
};

const largestShown = 8;

export async function dryRunOf(context: Context, survey: SurveyRecord): Promise<DryRun> {
  const { people, frame } = await framePeople(context, survey);
  const fewest = survey.privacy === "NAMED" ? 1 : survey.fewest;
  const { groups, groupOf } = groupPeople(people, survey.attributes, fewest);
  const byNumber = new Map(groups.map((group) => [group.number, group]));
  const coarsened = people.filter(({ id, paths }) => {
    const group = byNumber.get(groupOf.get(id)!)!;
    return survey.attributes.some((attribute) => (paths[attribute]?.[0] ?? null) !== (group.place[attribute] ?? null));
  });
  return {
    asked: people.length,
    faults: faultsOf(survey, people.length, context.today()),
    notAsked: await peopleNotAsked(context, survey),
    groups: groups.length,
    coarsened: coarsened.length,
    largest: groups
      .toSorted((one, other) => other.asked - one.asked)
      .slice(0, largestShown)
      .map((group) => ({ name: nameOf(group, frame.names), asked: group.asked })),
    shown: whatCanBeShown(people, { groups, frame, fewest }),
    missing: await missingTexts(context, survey),
  };
}

const nameOf = ({ place }: Group, names: Readonly<Record<string, string>>) =>
  Object.values(place)
    .flatMap((id) => (id ? [names[id] ?? ""] : []))
    .filter(Boolean)
    .join(" · ");

/** Which languages people of the company read, and how many texts are missing in each: the title, what stands above, and all that is asked. */
async function missingTexts(context: Context, { title, intro, questions }: SurveyRecord) {
  const spoken = await spokenLanguages(context);
  const texts: Texts[] = [title, intro, ...questions.flatMap(textsOf)].filter(
    (each, at) => at === 0 || isWrittenIn(each),
  );
  return spoken
    .map((language) => ({ language, texts: texts.filter((each) => !isWrittenIn(each, language)).length }))
    .filter(({ texts: count }) => count > 0);
}
