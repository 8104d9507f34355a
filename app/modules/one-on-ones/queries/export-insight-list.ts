import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { boundsFor } from "#app/platform/dates/bounds-for.ts";
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
import { wordsOf } from "./words.ts";
import { heldAtOnce, pagesBySlice, pagesOf } from "#app/platform/files/sheet-pages.ts";

const { date, number, long, text, moment } = sheetsIn(wordsOf);

/** The list behind a number of the insights as a file: what the screen shows of it, whole, and held back where it is there. */
export async function exportInsightList(
  context: Context,
  scope: InsightScope,
  list: (typeof insightLists)[number],
  batch = heldAtOnce,
  of: InsightDays = {},
): Promise<LongSheet> {
  if (isStanding(list)) {
    const asked = { when: "PAST", standing: list, days: await boundsFor(context, insightRange(of)) } as const;
    return long("navigation.module", meetingColumns, await allTeamMeetings(context, scope, asked, batch));
  }
  const pages = <Row>() =>
    pagesBySlice(
      async (slice) => (await insightList(context, scope, { ...of, list, page: 1 }, slice))!.rows as Row[],
      batch,
    );
  if (list === "SILENT") return long("navigation.module", peopleColumns, pages<TeamPerson>());
  if (list === "ACTIONS") return long("navigation.module", actionColumns, pages<ActionsOfPerson>());
  // Of moods all managers are told of at once, so that none can be worked out from the others.
  const { rows } = (await insightList(context, scope, { ...of, list, page: 1 }))!;
  return long("navigation.module", moodColumns, pagesOf(rows as MoodOfManager[]));
}

const isStanding = (list: string): list is (typeof pastStandings)[number] =>
  (pastStandings as readonly string[]).includes(list);

export const meetingColumns: readonly SheetColumn<TeamMeeting>[] = [
  text("id", { common: "id" }, ({ id }) => id),
  text("employee", { common: "employee" }, ({ employee }) => employee.name),
  text("manager", "relation.MANAGER", ({ manager }) => manager.name),
  date("date", "insights.met", ({ startsAt }) => startsAt.slice(0, 10)),
  moment("starts_at", "file.starts-at", ({ startsAt }) => startsAt),
  text("status", "list.state", ({ standing }) => standing, "standing"),
];

const peopleColumns: readonly SheetColumn<TeamPerson>[] = [
  text("employee", { common: "employee" }, ({ name }) => name),
  text("manager", "relation.MANAGER", ({ manager }) => manager.name),
  date("last", "list.last", ({ last }) => last?.slice(0, 10)),
  date("next", "list.next", ({ next }) => next?.slice(0, 10)),
  number("held_in_90_days", "team.held", ({ held }) => held),
  number("missed_in_90_days", "file.missed", ({ missed }) => missed),
];

const actionColumns: readonly SheetColumn<ActionsOfPerson>[] = [
  text("employee", { common: "employee" }, ({ name }) => name),
  text("manager", "relation.MANAGER", ({ manager }) => manager),
  number("action_items", "meeting.actions", ({ all }) => all),
  number("done", "insights.actions", ({ done }) => done),
];

/** Empty where it is held back. */
const moodColumns: readonly SheetColumn<MoodOfManager>[] = [
  text("manager", "relation.MANAGER", ({ name }) => name),
  number("mood", "insights.mood", ({ mood }) => mood),
  number("rating", "insights.rating", ({ rating }) => rating),
];
