import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import { hears } from "#app/platform/events/hears.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { pointsEndpoints } from "./api/points-endpoints.ts";
import { pointsEntities } from "./data/entities.ts";
import { pointsEvents } from "./events.ts";
import { tendPoints } from "./jobs/tend-points.ts";
import { draftNoteOfThreshold } from "./use-cases/draft-note-of-threshold.ts";
import { pointsNotices } from "./notices.ts";
import { pointsRules } from "./policy.ts";
import { explainPoints } from "./queries/explain-points.ts";
import { pointsAttention, pointsOwed } from "./queries/points-obligations.ts";
import { pointsUse } from "./queries/points-use.ts";
import { pointsSignal } from "./queries/team-signal.ts";
import { searchPoints } from "./queries/search-points.ts";
import { pointsRights } from "./rights.ts";
import { pointsSeed } from "./seed/seed-points.ts";
import { shiftImport } from "./shift-import.ts";
import { pointsMeasures } from "./queries/points-measures.ts";
import { wordsOf } from "./queries/words.ts";
import { seenPoints } from "./data/seen-points.ts";
import { pointsOwnData } from "./own-data.ts";
import { pointsForgetsPerson } from "./forgets-person.ts";
import { correctManyEvents, restoreManyEvents, withdrawManyEvents } from "./jobs/many-events.ts";
import { pointsExport } from "./queries/exports.ts";
import { appealsWaiting } from "./queries/appeals-waiting.ts";

/** Mails give the reason: which shift by which rule, and until when it counts. */
const balanceOwn = { text: "mails.balance", act: "mails.act-own" };
const whyOwn = { text: "mails.why", act: "mails.act-own" };
/** What was decided has a reason of its own; as words of a person it stands on the page alone. */
const decidedOwn = { text: "mails.decided", act: "mails.act-own" };
const counted = { text: "mails.reached", lines: "counted", act: "obligations.act-FOLLOW_UP" };

export const pointsServer: RoomServer = {
  name: "points",
  movesWith: "nothing",
  ownData: pointsOwnData,
  forgetsPerson: pointsForgetsPerson,
  events: pointsEvents,
  entities: pointsEntities,
  measures: { words: wordsOf, all: pointsMeasures },
  rules: ({ actor, viewedBy }) => pointsRules({ ...actor, viewed: viewedBy !== undefined }),
  handlers: hears<void>()(pointsEvents, {
    "points.threshold-reached": (context, { payload }) => draftNoteOfThreshold(context, payload.escalationId),
  }),
  tasks: [
    pointsExport.handler,
    ...[withdrawManyEvents, restoreManyEvents, correctManyEvents].map(({ handler }) => handler),
  ],
  endpoints: pointsEndpoints,
  noticeKinds: noticeKinds({
    discreet: true,
    groups: {
      own: [
        ...["recorded", "corrected", "withdrawn", "restored", "threshold-own", "threshold-withdrawn"],
        ...["recorded-several", "corrected-several", "withdrawn-several"],
      ],
      team: ["threshold", "threshold-note", "threshold-review"],
      appeals: [
        "appeal-asked",
        "appeal-asked-of",
        "appeal-granted",
        "appeal-corrected",
        "appeal-declined",
        "appeal-waiting",
      ],
    },
    mail: {
      recorded: whyOwn,
      corrected: whyOwn,
      withdrawn: decidedOwn,
      restored: whyOwn,
      "recorded-several": balanceOwn,
      "corrected-several": balanceOwn,
      "withdrawn-several": balanceOwn,
      "threshold-own": { text: "mails.reached-own", lines: "counted", act: "mails.act-own" },
      threshold: counted,
      "threshold-note": counted,
      "threshold-review": counted,
      "threshold-withdrawn": { act: "mails.act-own" },
      "appeal-asked": { text: "mails.record", act: "obligations.act-APPEAL" },
      "appeal-asked-of": { text: "mails.record" },
      "appeal-waiting": { text: "mails.appeal-waiting", act: "obligations.act-APPEAL" },
      "appeal-granted": decidedOwn,
      "appeal-corrected": decidedOwn,
      "appeal-declined": decidedOwn,
    },
  }),
  seenRecords: [seenPoints],
  notices: pointsNotices,
  dueSoon: appealsWaiting,
  owes: pointsOwed,
  attention: pointsAttention,
  signals: pointsSignal,
  use: pointsUse,
  search: searchPoints,
  explains: explainPoints,
  rights: pointsRights,
  importables: [shiftImport],
  scheduled: tendPoints,
  seed: pointsSeed,
};
