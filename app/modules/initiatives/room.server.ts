import { initiativeEvents } from "./events.ts";
import { taskChatCommands } from "./chat-commands.ts";
import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { initiativeEndpoints } from "./api/initiative-endpoints.ts";
import { taskCircle } from "./data/task-circle.ts";
import { addressOfTaskFlags } from "./initiative-flags.ts";
import { initiativeNotices, initiativeSettles } from "./notices.ts";
import { initiativeRules } from "./policy.ts";
import { initiativeComments } from "./queries/initiative-comments.ts";
import { explainInitiatives } from "./queries/explain-initiatives.ts";
import { tasksOwed } from "./queries/initiative-obligations.ts";
import { initiativeReach } from "./queries/initiative-reach.ts";
import { newTask } from "./queries/new-task.ts";
import { taskPanel } from "./queries/task-panel.ts";
import { tasksDueSoon } from "./queries/tasks-due-soon.ts";
import { initiativeUse } from "./queries/initiative-use.ts";
import { searchInitiatives } from "./queries/search-initiatives.ts";
import { tasksOnDays } from "./queries/task-calendar.ts";
import { countTaggedTasks, taggedTasks } from "./queries/tagged-tasks.ts";
import { initiativeRights } from "./rights.ts";
import { continueSeries } from "./use-cases/continue-series.ts";
import { initiativesEntities } from "./data/entities.ts";
import { taskImport } from "./task-import.ts";
import { taskSignal } from "./queries/team-signal.ts";
import { initiativesSeed } from "./seed/seed-initiatives.ts";
import { initiativesMoveWith } from "./moves-with.ts";
import { initiativeMeasures } from "./queries/initiative-measures.ts";
import { wordsOf } from "./queries/words.ts";
import { seenInitiatives } from "./data/seen-initiatives.ts";
import { initiativesOwnData } from "./own-data.ts";
import { initiativesForgetsPerson } from "./forgets-person.ts";
import { manyTasks } from "./jobs/many-tasks.ts";
import { taskListExport } from "./queries/initiative-export.ts";

export const initiativesServer: RoomServer = {
  entities: initiativesEntities,
  measures: { words: wordsOf, all: initiativeMeasures },
  name: "initiatives",
  movesWith: initiativesMoveWith,
  ownData: initiativesOwnData,
  forgetsPerson: initiativesForgetsPerson,
  events: initiativeEvents,
  chatCommands: taskChatCommands,
  rules: ({ actor }) => initiativeRules(actor),
  tasks: [taskListExport.handler, ...Object.values(manyTasks).map(({ handler }) => handler)],
  endpoints: initiativeEndpoints,
  noticeKinds: noticeKinds({
    groups: { given: ["became-owner"], due: ["due-soon"], completed: ["completed"] },
    mail: {
      "became-owner": { act: "mails.act.became-owner" },
      "due-soon": { act: "mails.act.became-owner" },
    },
    inbox: ["completed"],
  }),
  notices: initiativeNotices,
  settles: initiativeSettles,
  dueSoon: tasksDueSoon,
  scheduled: continueSeries,
  softDeleted: [{ table: "initiative", kind: "Initiative" }],
  owes: tasksOwed,
  signals: taskSignal,
  days: tasksOnDays,
  rights: initiativeRights,
  explains: [explainInitiatives],
  reach: initiativeReach,
  use: initiativeUse,
  seenRecords: [seenInitiatives],
  commentables: [initiativeComments],
  importables: [taskImport],
  search: searchInitiatives,
  panels: {
    NEW_TASK: newTask,
    TASK: (context, id, search) => taskPanel(context, id, search.get("historyAfter")),
  },
  leadsTo: addressOfTaskFlags,
  circles: { "my-initiatives": taskCircle },
  carriers: { INITIATIVE: taggedTasks },
  carrierCounts: { INITIATIVE: countTaggedTasks },
  seed: initiativesSeed,
};
