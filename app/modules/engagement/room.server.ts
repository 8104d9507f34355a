import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { taskHandler } from "#app/platform/tasks/task-kind.ts";
import { engagementEndpoints } from "./api/engagement-endpoints.ts";
import { benchmarkImport } from "./benchmark-import.ts";
import { engagementEntities } from "./data/entities.ts";
import { engagementEvents } from "./events.ts";
import { answersMount, returnsMount } from "./http/answers.server.ts";
import { launchSurveyTask } from "./jobs/launch-survey.task.ts";
import { engagementNotices } from "./notices.ts";
import { engagementRules } from "./policy.ts";
import { engagementRights } from "./rights.ts";
import { engagementAttention, engagementOwed } from "./queries/engagement-obligations.ts";
import { searchSurveys } from "./queries/search-surveys.ts";
import { surveysCard } from "./queries/home-surveys.ts";
import { teamSurveysCard } from "./queries/home-team-surveys.ts";
import { engagementUse } from "./queries/engagement-use.ts";
import { engagementSeed } from "./seed/seed-engagement.ts";
import { tendSurveys } from "./use-cases/tend-surveys.ts";
import { engagementMovesWith } from "./moves-with.ts";
import { engagementMeasures } from "./queries/engagement-measures.ts";
import { wordsOf } from "./queries/words.ts";
import { engagementOwnData } from "./own-data.ts";
import { engagementForgetsPerson } from "./forgets-person.ts";
import { surveyListExport } from "./queries/export-surveys.ts";

const answerAct = { act: "mail.act-answer" };

export const engagementServer: RoomServer = {
  name: "engagement",
  movesWith: engagementMovesWith,
  ownData: engagementOwnData,
  forgetsPerson: engagementForgetsPerson,
  events: engagementEvents,
  measures: { words: wordsOf, all: engagementMeasures },
  entities: engagementEntities,
  softDeleted: [{ table: "survey", kind: "Survey" }, { table: "survey_focus" }],
  rights: engagementRights,
  rules: ({ actor, viewedBy }) => engagementRules({ ...actor, viewed: viewedBy !== undefined }),
  endpoints: engagementEndpoints,
  tasks: [
    surveyListExport.handler,
    taskHandler(launchSurveyTask, async () => (await import("./jobs/launch-survey.handler.ts")).runLaunch),
  ],
  importables: [benchmarkImport],
  search: searchSurveys,
  mounts: [answersMount, returnsMount],
  noticeKinds: noticeKinds({
    samples: { title: { like: "survey" }, plan: { like: "thing" }, outcome: { like: "outcome" } },
    discreet: true,
    groups: {
      "to-answer": ["launched", "launched-undated", "extended", "reopened"],
      reminders: ["reminded", "reminded-undated"],
      results: ["closed", "published", "published-team", "came-of-it"],
    },
    mail: {
      launched: { text: "mail.text-anonymity", ...answerAct },
      "launched-undated": { text: "mail.text-anonymity", ...answerAct },
      reminded: answerAct,
      "reminded-undated": answerAct,
      extended: answerAct,
      reopened: answerAct,
      closed: { text: "mail.text-closed", act: "mail.act-closed" },
      published: { act: "mail.act-results" },
      "published-team": { act: "mail.act-results" },
      "came-of-it": { text: "mail.text-came-of-it", act: "mail.act-came-of-it" },
    },
  }),
  notices: engagementNotices,
  owes: engagementOwed,
  attention: engagementAttention,
  home: async (context) => [...surveysCard(context), ...(await teamSurveysCard(context))],
  use: engagementUse,
  scheduled: tendSurveys,
  seed: engagementSeed,
};
