import { externalLetter } from "./mail/external-letter.ts";
import { settingsOfModule } from "#app/platform/contributions/module-settings.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { taskHandler } from "#app/platform/tasks/task-kind.ts";
import { reviewEvents } from "./events.ts";
import { insightsEndpoints } from "./api/insights-endpoints.ts";
import { planEndpoints } from "./api/plan-endpoints.ts";
import { reviewEndpoints } from "./api/review-endpoints.ts";
import { reviewerEndpoints } from "./api/reviewer-endpoints.ts";
import { runEndpoints } from "./api/run-endpoints.ts";
import { templateEndpoints } from "./api/template-endpoints.ts";
import { wizardEndpoints } from "./api/wizard-endpoints.ts";
import { reviewsEntities } from "./data/entities.ts";
import { launchCycleTask } from "./jobs/launch-cycle.task.ts";
import { shareResultsTask } from "./jobs/share-results.task.ts";
import { reviewNoticeKinds } from "./notice-kinds.ts";
import { peerSettles } from "./peer-notices.ts";
import { reviewNotices } from "./notices.ts";
import { reviewRules } from "./policy.ts";
import { reviewRights } from "./rights.ts";
import { reviewsOwed } from "./queries/review-obligations.ts";
import { reviewEvidence } from "./queries/review-evidence.ts";
import { cyclesRestingOn } from "./queries/cycles-resting-on.ts";
import { explainResults } from "./queries/explain-results.ts";
import { reviewAttention, reviewCards } from "./queries/home-reviews.ts";
import { reviewReach, reviewUse } from "./queries/review-use.ts";
import { signedResults } from "./queries/signed-results.ts";
import { searchReviews } from "./queries/search-reviews.ts";
import { reviewSubjects } from "./queries/talk-subjects.ts";
import { tendCycles } from "./use-cases/tend-cycles.ts";
import { reviewSignal } from "./queries/team-signal.ts";
import { settingsPlaces } from "./review-places.ts";
import { reviewsSeed } from "./seed/seed-reviews.ts";
import { reviewsMoveWith } from "./moves-with.ts";
import { reviewMeasures } from "./queries/review-measures.ts";
import { reviewPeopleFacts } from "./queries/review-people-facts.ts";
import { wordsOf } from "./queries/words.ts";
import { seenResults } from "./data/result-rules-sql.ts";
import { formSettles } from "./form-notices.ts";
import { reviewsOwnData } from "./own-data.ts";
import { reviewComment } from "./queries/assists.ts";
import { reviewsForgetsPerson } from "./forgets-person.ts";
import { reviewListExport } from "./queries/export-reviews.ts";
import { cycleListExport } from "./queries/export-cycles.ts";
import { cyclesDueSoon } from "./queries/cycles-due-soon.ts";

export const reviewsServer: RoomServer = {
  name: "reviews",
  assists: [reviewComment],
  movesWith: reviewsMoveWith,
  ownData: reviewsOwnData,
  forgetsPerson: reviewsForgetsPerson,
  events: reviewEvents,
  entities: reviewsEntities,
  measures: { words: wordsOf, all: reviewMeasures },
  peopleFacts: { words: wordsOf, all: reviewPeopleFacts },
  rights: reviewRights,
  rules: ({ actor, viewedBy }) => reviewRules({ ...actor, viewed: viewedBy !== undefined }),
  endpoints: [
    ...reviewEndpoints,
    ...wizardEndpoints,
    ...templateEndpoints,
    ...reviewerEndpoints,
    ...runEndpoints,
    ...planEndpoints,
    ...insightsEndpoints,
  ],
  letters: [externalLetter],
  noticeKinds: reviewNoticeKinds,
  notices: reviewNotices,
  settles: { ...formSettles, ...peerSettles },
  tasks: [
    cycleListExport.handler,
    reviewListExport.handler,
    taskHandler(launchCycleTask, async () => (await import("./jobs/launch-cycle.handler.ts")).runLaunch),
    taskHandler(shareResultsTask, async () => (await import("./jobs/share-results.handler.ts")).runSharing),
  ],
  scheduled: tendCycles,
  dueSoon: cyclesDueSoon,
  owes: reviewsOwed,
  home: reviewCards,
  attention: reviewAttention,
  explains: [explainResults],
  reach: reviewReach,
  signals: reviewSignal,
  use: reviewUse,
  usesOf: cyclesRestingOn,
  evidence: reviewEvidence,
  talkSubjects: reviewSubjects,
  search: searchReviews,
  seenRecords: [seenResults],
  attachables: [signedResults],
  leadsTo: settingsOfModule("review", settingsPlaces),
  seed: reviewsSeed,
};
