import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { makeKeys } from "../data/survey-keys.ts";
import type { SurveyRecord } from "../data/entities.ts";
import { groupPeople, type Grouped } from "../domain/coarsen.ts";
import { frameAt } from "../domain/survey.ts";
import { isWrittenIn } from "../domain/written.ts";
import { framePeople } from "../queries/frame-of-people.ts";
import { surveyWrites } from "./write-down.ts";

const participantColumns =
  "survey_id uuid, employee_id uuid, group_number int, tokens int, took_part boolean, asked_on date";

/** What keeps a survey from being launched, as message codes. */
export function faultsOf(
  survey: Pick<SurveyRecord, "title" | "questions" | "closesOn" | "fewest" | "privacy">,
  asked: number,
  today: string,
) {
  return [
    ...(isWrittenIn(survey.title) ? [] : ["engagement.no-title"]),
    ...(survey.questions.length > 0 ? [] : ["engagement.no-questions"]),
    ...(asked > 0 ? [] : ["engagement.nobody-asked"]),
    ...(asked > 0 && asked < survey.fewest && survey.privacy !== "NAMED" ? ["engagement.too-few-asked"] : []),
    ...(!survey.closesOn || survey.closesOn > today ? [] : ["engagement.closes-in-past"]),
  ];
}

/**
 * Launches a survey: who is asked is settled, with what is told of each of them, and the tokens' key is made. From here on
 * neither questions nor who can know what was answered can be changed.
 */
export async function launchSurvey(
  context: Context,
  { surveyId, version }: { surveyId: string; version?: number | undefined },
): Promise<{ surveyId: string; asked: number }> {
  let asked = 0;
  await surveyWrites.change(context, {
    where: { id: surveyId, deletedAt: null },
    may: "run",
    version,
    changedBy: ["engagement.edit", "engagement.launch"],
    async change(record) {
      if (record.state !== "DRAFT") throw conflict("engagement.launched-already", "The survey was launched.");
      const { people, frame } = await framePeople(context, record);
      const [fault] = faultsOf(record, people.length, context.today());
      if (fault) throw invalid(fault, "The survey cannot be launched.");
      asked = people.length;
      const told = record.privacy === "NAMED" ? 1 : record.fewest;
      await storeGroups(context, surveyId, groupPeople(people, record.attributes, told));
      if (record.privacy === "ANONYMOUS") await makeKeys(context, surveyId);
      const now = context.clock.now();
      Object.assign(record, { state: "LIVE", frame: frameAt(frame, record.privacy), launchedAt: now, updatedAt: now });
    },
    tells: () => ({
      event: "engagement.survey-launched",
      payload: { surveyId },
      action: "launch",
      detail: { asked },
    }),
  });
  return { surveyId, asked };
}

/** Who is asked, by the group they are told of in. */
async function storeGroups(context: Context, surveyId: string, { groups, groupOf }: Grouped): Promise<void> {
  await insertRows(
    context,
    "survey_group",
    "survey_id uuid, number int, place jsonb, asked int",
    groups.map((group) => ({ survey_id: surveyId, ...group })),
  );
  await insertRows(
    context,
    "survey_participant",
    participantColumns,
    // By person: the order of the rows says nothing of groups or names.
    [...groupOf]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([employee_id, group_number]) => ({
        ...{ survey_id: surveyId, employee_id, group_number, tokens: 0, took_part: false },
        asked_on: context.today(),
      })),
  );
}
