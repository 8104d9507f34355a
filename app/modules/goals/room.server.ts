import { goalEvents } from "./events.ts";
import { removedTemplates } from "./use-cases/order-access-templates.ts";
import { goalChatCommands } from "./chat-commands.ts";
import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { accessTemplateEndpoints } from "./api/access-template-endpoints.ts";
import { checkInEndpoints } from "./api/check-in-endpoints.ts";
import { coachEndpoints } from "./api/coach-endpoints.ts";
import { dependencyEndpoints } from "./api/dependency-endpoints.ts";
import { goalEndpoints } from "./api/goal-endpoints.ts";
import { manyGoalsEndpoints } from "./api/many-goals-endpoints.ts";
import { structureEndpoints } from "./api/structure-endpoints.ts";
import { goalTagEndpoints } from "./api/tag-endpoints.ts";
import { templateEndpoints } from "./api/template-endpoints.ts";
import { timeFrameEndpoints } from "./api/time-frame-endpoints.ts";
import { goalCircle } from "./data/goal-circle.ts";
import { templateOf } from "./data/template-record.ts";
import { goalEmbeds } from "./embeds/goal-embeds.ts";
import { addressOfFlags } from "./goal-flags.ts";
import { goalNotices, goalSettles } from "./notices.ts";
import { goalRules } from "./policy.ts";
import { followersOfMetrics } from "./queries/followers-of-metrics.ts";
import { copyOptions } from "./queries/copy-options.ts";
import { commentedGoals } from "./queries/goal-comments.ts";
import { explainGoals } from "./queries/explain-goals.ts";
import { fullHistory, fullHistoryInput } from "./queries/full-history.ts";
import { goalDetail } from "./queries/goal-detail.ts";
import { goalsOwed } from "./queries/goal-obligations.ts";
import { goalsDueSoon } from "./queries/goals-due-soon.ts";
import { goalsOnDays } from "./queries/goals-on-days.ts";
import { goalFactSets } from "./queries/goal-facts-out.ts";
import { goalReach } from "./queries/goal-reach.ts";
import { goalUse } from "./queries/goal-use.ts";
import { templatesByPerson, withheldGoals } from "./queries/goals-in-use.ts";
import { goalAttention, goalCards } from "./queries/home-goals.ts";
import { realignOptions } from "./queries/realign-options.ts";
import { searchGoals } from "./queries/search-goals.ts";
import { countTaggedGoals, taggedGoals } from "./queries/tagged-goals.ts";
import { goalsRestingOn } from "./queries/uses-of-company.ts";
import { goalRights } from "./rights.ts";
import { createDefaultSettings } from "./use-cases/create-default-settings.ts";
import { goalsEntities } from "./data/entities.ts";
import { goalSignal } from "./queries/team-signal.ts";
import { goalsSeed } from "./seed/seed-goals.ts";
import { goalsMoveWith } from "./moves-with.ts";
import { goalMeasures } from "./queries/goal-measures.ts";
import { wordsOf } from "./queries/words.ts";
import { goalFirstSteps } from "./queries/first-steps.ts";
import { seenGoals } from "./data/seen-goals.ts";
import { goalTitles } from "./queries/assists.ts";
import { goalsOwnData } from "./own-data.ts";
import { goalsForgetsPerson } from "./forgets-person.ts";
import {
  archiveManyGoals,
  closeManyGoals,
  giveManyGoals,
  setDueOfManyGoals,
  unarchiveManyGoals,
} from "./jobs/many-goals.ts";
import { goalListExport } from "./queries/goal-export.ts";

export const goalsServer: RoomServer = {
  entities: goalsEntities,
  measures: { words: wordsOf, all: goalMeasures },
  softDeleted: [removedTemplates],
  name: "goals",
  firstSteps: goalFirstSteps,
  movesWith: goalsMoveWith,
  ownData: goalsOwnData,
  assists: [goalTitles],
  forgetsPerson: goalsForgetsPerson,
  events: goalEvents,
  chatCommands: goalChatCommands,
  rules: async (context) => goalRules(context.actor, (await templateOf(context)).template),
  withholds: withheldGoals,
  rightsBesides: templatesByPerson,
  tasks: [goalListExport, archiveManyGoals, closeManyGoals, giveManyGoals, setDueOfManyGoals, unarchiveManyGoals].map(
    ({ handler }) => handler,
  ),
  endpoints: [
    ...templateEndpoints,
    ...accessTemplateEndpoints,
    ...dependencyEndpoints,
    ...structureEndpoints,
    ...manyGoalsEndpoints,
    ...checkInEndpoints,
    ...coachEndpoints,
    ...goalTagEndpoints,
    ...timeFrameEndpoints,
    ...goalEndpoints,
  ],
  embeds: goalEmbeds,
  noticeKinds: noticeKinds({
    samples: { what: { is: "REACHED" } },
    groups: {
      yours: ["closed", "became-owner"],
      due: ["due-soon"],
      dependencies: ["dependency-asked", "dependency-confirmed", "dependency-refused", "dependency-withdrawn"],
      progress: ["checked-in", "acknowledged", "realigned", "metric-crossed", "metric-crossed-many"],
    },
    mail: {
      closed: { act: "mails.act.became-owner" },
      "became-owner": { act: "mails.act.became-owner" },
      "due-soon": { text: "mails.due-soon", act: "mails.act.became-owner" },
      "dependency-asked": { act: "mails.act.dependency-asked" },
      "dependency-confirmed": { act: "mails.act.became-owner" },
      "dependency-refused": { act: "mails.act.became-owner" },
    },
    inbox: ["checked-in", "acknowledged", "realigned", "dependency-withdrawn", "metric-crossed", "metric-crossed-many"],
  }),
  notices: goalNotices,
  settles: goalSettles,
  dueSoon: goalsDueSoon,
  days: goalsOnDays,
  owes: goalsOwed,
  home: goalCards,
  signals: goalSignal,
  attention: goalAttention,
  rights: goalRights,
  explains: [explainGoals],
  reach: goalReach,
  facts: goalFactSets,
  use: goalUse,
  usesOf: goalsRestingOn,
  circles: { "my-okrs": goalCircle },
  carriers: { GOAL: taggedGoals },
  carrierCounts: { GOAL: countTaggedGoals },
  seenRecords: [seenGoals],
  commentables: [commentedGoals],
  followers: { Metric: followersOfMetrics },
  search: searchGoals,
  panels: {
    OBJECTIVE: goalDetail,
    GOAL: goalDetail,
    GOAL_REALIGN: realignOptions,
    GOAL_CLONE: (context, goalId) => copyOptions(context, { goalId, to: "SAME" }),
    GOAL_COPY: (context, goalId) => copyOptions(context, { goalId, to: "NEXT" }),
    GOAL_HISTORY: (context, goalId, search) =>
      fullHistory(context, fullHistoryInput.parse({ ...Object.fromEntries(search), goalId })),
  },
  leadsTo: addressOfFlags,
  onTenantCreated: createDefaultSettings,
  seed: goalsSeed,
};
