import { welcomeLetter } from "./mail/welcome-letter.ts";
import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { lifecycleEndpoints } from "./api/lifecycle-endpoints.ts";
import { lifecycleEntities } from "./data/entities.ts";
import { attachableSteps } from "./data/step-papers.ts";
import { lifecycleEvents } from "./events.ts";
import { tendJourneys } from "./jobs/tend-journeys.ts";
import { lifecycleMovesWith } from "./moves-with.ts";
import { lifecycleNotices } from "./notices.ts";
import { lifecycleRules } from "./policy.ts";
import { explainJourneys } from "./queries/explain-journeys.ts";
import { lifecycleAttention, lifecycleOwed } from "./queries/lifecycle-obligations.ts";
import { lifecycleUse } from "./queries/lifecycle-use.ts";
import { searchJourneys } from "./queries/search-journeys.ts";
import { lifecycleRights } from "./rights.ts";
import { lifecycleSeed } from "./seed/seed-lifecycle.ts";
import { lifecycleMeasures } from "./queries/lifecycle-measures.ts";
import { lifecycleSignal } from "./queries/team-signal.ts";
import { wordsOf } from "./queries/words.ts";
import { lifecycleOwnData } from "./own-data.ts";
import { lifecycleForgetsPerson } from "./forgets-person.ts";
import { journeyListExport } from "./queries/export-journeys.ts";

export const lifecycleServer: RoomServer = {
  name: "lifecycle",
  events: lifecycleEvents,
  measures: { words: wordsOf, all: lifecycleMeasures },
  entities: lifecycleEntities,
  rules: ({ actor, viewedBy }) => lifecycleRules({ ...actor, viewed: viewedBy !== undefined }),
  tasks: [journeyListExport.handler],
  endpoints: lifecycleEndpoints,
  letters: [welcomeLetter],
  noticeKinds: noticeKinds({
    samples: { moment: { is: "HIRE" }, what: { is: "Goal" } },
    discreet: true,
    groups: {
      own: ["started-own", "withdrawn-own"],
      steps: ["started-steps", "withdrawn-steps", "step-given", "steps-due"],
      team: ["started-team", "withdrawn-team"],
      "handed-over": ["handed-over", "handed-back"],
      finished: ["finished"],
    },
    mail: {
      "started-own": { act: "mails.act.steps", lines: "named" },
      "started-steps": { act: "mails.act.steps", lines: "named" },
      "started-team": {},
      "withdrawn-own": {},
      "withdrawn-steps": {},
      "withdrawn-team": {},
      "handed-over": { lines: "named" },
      "handed-back": {},
      "step-given": { act: "mails.act.steps", lines: "named" },
      "steps-due": { act: "mails.act.steps", lines: "named" },
    },
    leaders: ["team"],
    inbox: ["finished"],
  }),
  notices: lifecycleNotices,
  owes: lifecycleOwed,
  signals: lifecycleSignal,
  attention: lifecycleAttention,
  use: lifecycleUse,
  search: searchJourneys,
  explains: explainJourneys,
  rights: lifecycleRights,
  attachables: [attachableSteps],
  movesWith: lifecycleMovesWith,
  ownData: lifecycleOwnData,
  forgetsPerson: lifecycleForgetsPerson,
  scheduled: tendJourneys,
  seed: lifecycleSeed,
};
