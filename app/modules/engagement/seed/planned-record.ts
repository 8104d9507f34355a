import { addDays } from "#app/platform/time/days.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { SurveyRecord } from "../data/entities.ts";
import type { BegunSurvey } from "../domain/samples/samples.ts";
import type { Attribute } from "../domain/survey.ts";

/** By what demo surveys are told apart. */
export const told: Attribute[] = ["DIVISION", "TEAM", "LOCATION"];

type Facts = Pick<SurveyRecord, "state" | "closesOn" | "followsId" | "frame" | "createdBy"> &
  Partial<Pick<SurveyRecord, "seriesId" | "attributes" | "sharesWithManagers" | "sharesWithAll">> & {
    launchedOn: string;
    title?: SurveyRecord["title"];
  };

/** A survey as a seed stores it. */
export function recordOf(
  random: SeededRandom,
  begun: BegunSurvey,
  { launchedOn, title, ...facts }: Facts,
): SurveyRecord {
  const at = (day: string) => new Date(`${day}T09:00:00Z`);
  const isDraft = facts.state === "DRAFT";
  const isOver = facts.state === "PUBLISHED";
  const closed = isOver && facts.closesOn ? at(facts.closesOn) : null;
  return {
    ...begun,
    ...{ id: random.id(), title: title ?? begun.title, privacy: "ANONYMOUS", audience: { everyone: true } },
    ...{ attributes: told, fewest: 5, sharesWithManagers: true, sharesWithAll: true, randomOrder: false },
    ...{
      remindDays: [3, 1],
      outcome: null,
      createdAt: at(addDays(launchedOn, -3)),
      updatedAt: closed ?? at(launchedOn),
    },
    ...{
      launchedAt: isDraft ? null : at(launchedOn),
      closedAt: closed,
      publishedAt: closed,
      deletedAt: null,
      version: 1,
    },
    ...facts,
  } as SurveyRecord;
}
