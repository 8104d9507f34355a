import { askLetter } from "./mail/ask-letter.ts";
import { feedbackEvents } from "./events.ts";
import { feedbackChatCommands } from "./chat-commands.ts";
import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { feedbackEndpoints } from "./api/feedback-endpoints.ts";
import { requestEndpoints } from "./api/request-endpoints.ts";
import { feedbackEntities } from "./data/entities.ts";
import { addressOfFlags } from "./feedback-flags.ts";
import { feedbackNotices, feedbackSettles } from "./notices.ts";
import { feedbackRules } from "./policy.ts";
import { feedbackRights } from "./rights.ts";
import { explainFeedback } from "./queries/explain-feedback.ts";
import { feedbackAccount } from "./queries/feedback-account.ts";
import { feedbackComments, feedbackFiles } from "./queries/feedback-comments.ts";
import { feedbackEvidence } from "./queries/feedback-evidence.ts";
import { feedbackReach, feedbackUse } from "./queries/feedback-use.ts";
import { feedbackCards } from "./queries/home-feedback.ts";
import { requestsOwed } from "./queries/request-obligations.ts";
import { searchFeedback } from "./queries/search-feedback.ts";
import { remindOfDueRequests } from "./use-cases/remind-due.ts";
import { feedbackSignal } from "./queries/team-signal.ts";
import { feedbackSubjects } from "./queries/talk-subjects.ts";
import { feedbackSeed } from "./seed/seed-feedback.ts";
import { feedbackMovesWith } from "./moves-with.ts";
import { feedbackMeasures } from "./queries/feedback-measures.ts";
import { feedbackPeopleFacts } from "./queries/feedback-people-facts.ts";
import { wordsOf } from "./queries/words.ts";
import { feedbackFirstSteps } from "./queries/first-steps.ts";
import { seenFeedback } from "./data/seen-feedback.ts";
import { rephraseFeedback } from "./queries/assists.ts";
import { feedbackOwnData } from "./own-data.ts";
import { feedbackForgetsPerson } from "./forgets-person.ts";
import { feedbackListExport } from "./queries/feedback-export.ts";

export const feedbackServer: RoomServer = {
  entities: feedbackEntities,
  measures: { words: wordsOf, all: feedbackMeasures },
  peopleFacts: { words: wordsOf, all: feedbackPeopleFacts },
  name: "feedback",
  firstSteps: feedbackFirstSteps,
  movesWith: feedbackMovesWith,
  ownData: feedbackOwnData,
  assists: [rephraseFeedback],
  forgetsPerson: feedbackForgetsPerson,
  events: feedbackEvents,
  chatCommands: feedbackChatCommands,
  rights: feedbackRights,
  rules: ({ actor, viewedBy }) => feedbackRules({ ...actor, viewed: viewedBy !== undefined }),
  tasks: [feedbackListExport.handler],
  endpoints: [...requestEndpoints, ...feedbackEndpoints],
  letters: [askLetter],
  noticeKinds: noticeKinds({
    groups: {
      given: ["shared", "shared-with-manager", "answered"],
      requests: ["requested", "requested-own", "cancelled", "cancelled-own", "declined"],
      reminders: ["reminded", "reminded-own"],
      reactions: ["accepted", "thanked", "change-noted"],
    },
    mail: {
      shared: { act: "mails.act.shared" },
      "shared-with-manager": { act: "mails.act.shared" },
      answered: { act: "mails.act.shared" },
      requested: { text: "mails.due", act: "mails.act.requested" },
      "requested-own": { text: "mails.due", act: "mails.act.requested" },
      reminded: { text: "mails.due", act: "mails.act.requested" },
      "reminded-own": { text: "mails.due", act: "mails.act.requested" },
      cancelled: {},
      "cancelled-own": {},
      declined: {},
    },
    inbox: ["accepted", "thanked", "change-noted"],
  }),
  notices: feedbackNotices,
  settles: feedbackSettles,
  scheduled: remindOfDueRequests,
  softDeleted: [{ table: "feedback", kind: "Feedback" }],
  owes: requestsOwed,
  home: feedbackCards,
  signals: feedbackSignal,
  explains: [explainFeedback],
  reach: feedbackReach,
  use: feedbackUse,
  seenRecords: [seenFeedback],
  commentables: [feedbackComments],
  attachables: [feedbackFiles],
  search: searchFeedback,
  evidence: feedbackEvidence,
  account: feedbackAccount,
  talkSubjects: feedbackSubjects,
  leadsTo: addressOfFlags,
  seed: feedbackSeed,
};
