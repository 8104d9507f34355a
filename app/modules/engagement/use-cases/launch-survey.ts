import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import { makeKeys } from "../data/survey-keys.ts";
import { Survey, type SurveyRecord } from "../data/entities.ts";
import { launchSurveyTask } from "../jobs/launch-survey.task.ts";
import { groupPeople, type Grouped } from "../domain/coarsen.ts";
import { frameAt } from "../domain/survey.ts";
import { isWrittenIn } from "../domain/written.ts";
import { countAsked, framePeople } from "../queries/frame-of-people.ts";
import { surveyWrites } from "./write-down.ts";

const participantColumns =
  "survey_id uuid, employee_id uuid, group_number int, tokens int, took_part boolean, asked_on date";

/** More people than this are put into groups in the background; an admin of a small company waits for the launch itself. */
export const askedAtOnce = 500;
/** So many rows a statement, so that whoever looks on sees how far it is. */
const rowsAtOnce = 2_000;

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

type Read = { surveyId: string; version?: number | undefined };

/**
 * Launches a survey, or has it launched in the background where it asks many: then the task tells how far it is, and is the
 * only one that goes on about this survey.
 */
export async function askLaunch(
  context: Context,
  { surveyId, version }: Read,
): Promise<{ surveyId: string; asked: number; taskId: string | null }> {
  await authorize(context, "run", { kind: "Survey" });
  const survey = await context.em.findOne(Survey, { id: surveyId, deletedAt: null });
  if (!survey) throw notFound("Survey");
  const asked = survey.state === "DRAFT" ? await countAsked(context, survey) : 0;
  if (asked <= askedAtOnce) return { ...(await launchSurvey(context, { surveyId, version })), taskId: null };
  requireReady(survey, asked, context.today());
  const input = { surveyId, version: version ?? survey.version };
  return { surveyId, asked, ...(await startTask(context, launchSurveyTask, input, { aboutId: surveyId })) };
}

function requireReady(survey: SurveyRecord, asked: number, today: string): void {
  if (survey.state !== "DRAFT") throw conflict("engagement.launched-already", "The survey was launched.");
  const [fault] = faultsOf(survey, asked, today);
  if (fault) throw invalid(fault, "The survey cannot be launched.");
}

/**
 * Launches a survey: who is asked is settled, with what is told of each of them, and the tokens' key is made. From here on
 * neither questions nor who can know what was answered can be changed.
 */
export async function launchSurvey(
  context: Context,
  { surveyId, version }: Read,
  { progress = unseen, may = "run" }: { progress?: Progress; may?: string } = {},
): Promise<{ surveyId: string; asked: number }> {
  let asked = 0;
  await surveyWrites.change(context, {
    where: { id: surveyId, deletedAt: null },
    may,
    version,
    changedBy: ["engagement.edit", "engagement.launch"],
    async change(record) {
      if (record.state !== "DRAFT") throw conflict("engagement.launched-already", "The survey was launched.");
      const { people, frame } = await framePeople(context, record);
      requireReady(record, people.length, context.today());
      asked = people.length;
      const told = record.privacy === "NAMED" ? 1 : record.fewest;
      await storeGroups(context, surveyId, groupPeople(people, record.attributes, told), progress);
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
async function storeGroups(
  context: Context,
  surveyId: string,
  { groups, groupOf }: Grouped,
  progress: Progress,
): Promise<void> {
  await progress(0, groupOf.size);
  await insertRows(
    context,
    "survey_group",
    "survey_id uuid, number int, place jsonb, asked int",
    groups.map((group) => ({ survey_id: surveyId, ...group })),
  );
  // By person: the order of the rows says nothing of groups or names.
  const people = [...groupOf].sort(([one], [other]) => (one < other ? -1 : 1));
  for (let at = 0; at < people.length; at += rowsAtOnce) {
    const some = people.slice(at, at + rowsAtOnce);
    await insertRows(
      context,
      "survey_participant",
      participantColumns,
      some.map(([employee_id, group_number]) => ({
        ...{ survey_id: surveyId, employee_id, group_number, tokens: 0, took_part: false },
        asked_on: context.today(),
      })),
    );
    await progress(at + some.length, people.length);
  }
}
