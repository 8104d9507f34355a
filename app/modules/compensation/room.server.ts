import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { handOverExport } from "./queries/hand-over.ts";
import { planExport } from "./queries/plan-file.ts";
import { compensationEndpoints } from "./api/compensation-endpoints.ts";
import { compensationEntities } from "./data/entities.ts";
import { compensationEvents } from "./events.ts";
import { compensationMovesWith } from "./moves-with.ts";
import { compensationNotices } from "./notices.ts";
import { compensationRules } from "./policy.ts";
import { compensationOwed } from "./queries/compensation-owed.ts";
import { compensationUse } from "./queries/compensation-use.ts";
import { compensationRights } from "./rights.ts";
import { remindStakeholders } from "./use-cases/remind-stakeholders.ts";
import { tendLetters } from "./use-cases/tend-letters.ts";
import { compensationSeed } from "./seed/seed-compensation.ts";
import { compensationMeasures } from "./queries/compensation-measures.ts";
import { wordsOf } from "./queries/words.ts";
import { compensationOwnData } from "./own-data.ts";
import { compensationForgetsPerson } from "./forgets-person.ts";
import { compensationSignal } from "./queries/team-signal.ts";
import { payCyclesDueSoon } from "./queries/cycles-due-soon.ts";

export const compensationServer: RoomServer = {
  name: "compensation",
  movesWith: compensationMovesWith,
  ownData: compensationOwnData,
  forgetsPerson: compensationForgetsPerson,
  events: compensationEvents,
  measures: { words: wordsOf, all: compensationMeasures },
  entities: compensationEntities,
  rules: ({ actor, viewedBy }) => compensationRules({ ...actor, viewed: viewedBy !== undefined }),
  rights: compensationRights,
  endpoints: compensationEndpoints,
  tasks: [planExport.handler, handOverExport.handler],
  noticeKinds: noticeKinds({
    samples: { due: { is: "yes" }, stage: { is: "proposeBy" } },
    discreet: true,
    groups: {
      "to-do": ["plan", "review", "plan-soon", "review-soon", "sent-back", "reassigned", "budget-changed", "release"],
      letters: ["letter", "withdrawn"],
      running: ["cycle-near", "cycle-missed"],
    },
    mail: {
      plan: { text: "mails.plan", act: "mails.act.plan" },
      review: { text: "mails.review", act: "mails.act.plan" },
      "plan-soon": { text: "mails.plan", act: "mails.act.plan" },
      "review-soon": { text: "mails.review", act: "mails.act.plan" },
      "sent-back": { text: "mails.sent-back", act: "mails.act.plan" },
      reassigned: { act: "mails.act.plan" },
      "budget-changed": { text: "mails.budget-changed", act: "mails.act.plan" },
      release: { text: "mails.release", act: "mails.act.release" },
      letter: { text: "mails.letter", act: "mails.act.letter" },
      withdrawn: {},
      "cycle-near": { text: "mails.cycle-near", act: "mails.act.plan" },
      "cycle-missed": { text: "mails.cycle-missed", act: "mails.act.plan" },
    },
  }),
  notices: compensationNotices,
  dueSoon: payCyclesDueSoon,
  owes: compensationOwed,
  signals: compensationSignal,
  scheduled: async (context) => {
    await tendLetters(context);
    await remindStakeholders(context);
  },
  use: compensationUse,
  seed: compensationSeed,
};
