import type { Context } from "#app/platform/context/context.ts";
import { date, number, sheet, text, type Sheet } from "#app/platform/files/sheet.ts";
import { boundsFor } from "#app/platform/dates/bounds-for.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import type { InsightScope } from "../data/scope-sql.ts";
import { pastStandings } from "../domain/meeting-state.ts";
import { insightRange } from "./insights.ts";
import {
  insightList,
  type ActionsOfPerson,
  type InsightDays,
  type insightLists,
  type MoodOfManager,
} from "./insights-list.ts";
import { allTeamMeetings, type TeamMeeting } from "./team-meetings.ts";
import type { TeamPerson } from "./team-people.ts";

/** So many meetings are asked for at a time. */
const askedAtOnce = 10_000;
/** People are told in one line each: a company's are read at once. */
const everybody: Slice = { limit: 1_000_000, offset: 0 };

/** The list behind a number of the insights as a file: what the screen shows of it, whole, and held back where it is there. */
export async function exportInsightList(
  context: Context,
  scope: InsightScope,
  list: (typeof insightLists)[number],
  batch = askedAtOnce,
  of: InsightDays = {},
): Promise<Sheet> {
  if (isStanding(list)) {
    const asked = { when: "PAST", standing: list, days: await boundsFor(context, insightRange(of)) } as const;
    return sheet(meetingColumns, await allTeamMeetings(context, scope, asked, batch));
  }
  const { rows } = (await insightList(context, scope, { ...of, list, page: 1 }, everybody))!;
  if (list === "SILENT") return sheet(peopleColumns, rows as TeamPerson[]);
  if (list === "ACTIONS") return sheet(actionColumns, rows as ActionsOfPerson[]);
  return sheet(moodColumns, rows as MoodOfManager[]);
}

const isStanding = (list: string): list is (typeof pastStandings)[number] =>
  (pastStandings as readonly string[]).includes(list);

export const meetingColumns = [
  text<TeamMeeting>("id", ({ id }) => id),
  text<TeamMeeting>("employee", ({ employee }) => employee.name),
  text<TeamMeeting>("manager", ({ manager }) => manager.name),
  date<TeamMeeting>("date", ({ startsAt }) => startsAt.slice(0, 10)),
  text<TeamMeeting>("starts_at", ({ startsAt }) => startsAt),
  text<TeamMeeting>("status", ({ standing }) => standing),
];

const peopleColumns = [
  text<TeamPerson>("employee", ({ name }) => name),
  text<TeamPerson>("manager", ({ manager }) => manager.name),
  date<TeamPerson>("last", ({ last }) => last?.slice(0, 10)),
  date<TeamPerson>("next", ({ next }) => next?.slice(0, 10)),
  number<TeamPerson>("held_in_90_days", ({ held }) => held),
  number<TeamPerson>("missed_in_90_days", ({ missed }) => missed),
];

const actionColumns = [
  text<ActionsOfPerson>("employee", ({ name }) => name),
  text<ActionsOfPerson>("manager", ({ manager }) => manager),
  number<ActionsOfPerson>("action_items", ({ all }) => all),
  number<ActionsOfPerson>("done", ({ done }) => done),
];

/** Empty where it is held back. */
const moodColumns = [
  text<MoodOfManager>("manager", ({ name }) => name),
  number<MoodOfManager>("mood", ({ mood }) => mood),
  number<MoodOfManager>("rating", ({ rating }) => rating),
];
