import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { approveLevelUpsOfList } from "./jobs/many-level-ups.ts";
import { developmentExport } from "./queries/exports.ts";
import { developEvents } from "./events.ts";
import { developEndpoints } from "./api/develop-endpoints.ts";
import { competencyImport } from "./competency-import.ts";
import { developEntities } from "./data/entities.ts";
import { addressOfDevelopFlags } from "./develop-flags.ts";
import { developNotices } from "./notices.ts";
import { developRights } from "./rights.ts";
import { developRules } from "./policy.ts";
import { developDueSoon } from "./queries/develop-due-soon.ts";
import { developAttention, developOwed } from "./queries/develop-obligations.ts";
import { competencyComments } from "./queries/competency-comments.ts";
import { competencyPanel, panelInput } from "./queries/competency-panel.ts";
import { explainDevelopment } from "./queries/explain-development.ts";
import { developUse } from "./queries/develop-use.ts";
import { growthCard } from "./queries/home-develop.ts";
import { searchDevelop } from "./queries/search-develop.ts";
import { developSignal } from "./queries/team-signal.ts";
import { competencySubjects } from "./queries/talk-subjects.ts";
import { developSeed } from "./seed/seed-develop.ts";
import { developMovesWith } from "./moves-with.ts";
import { developMeasures } from "./queries/develop-measures.ts";
import { wordsOf } from "./queries/words.ts";
import { developOwnData } from "./own-data.ts";
import { developForgetsPerson } from "./forgets-person.ts";

export const developServer: RoomServer = {
  name: "develop",
  movesWith: developMovesWith,
  ownData: developOwnData,
  forgetsPerson: developForgetsPerson,
  events: developEvents,
  entities: developEntities,
  measures: { words: wordsOf, all: developMeasures },
  softDeleted: [{ table: "profile_note" }],
  rules: ({ actor, viewedBy }) => developRules({ ...actor, viewed: viewedBy !== undefined }),
  endpoints: developEndpoints,
  tasks: [developmentExport.handler, approveLevelUpsOfList.handler],
  noticeKinds: noticeKinds({
    groups: {
      competencies: ["assessed", "asked", "assessment-due"],
      plans: ["plan-proposed", "plan-agreed", "plan-due", "mentor-named", "mentor-declined"],
      "level-ups": ["level-up-requested", "level-up-supported", "level-up-approved", "level-up-declined"],
    },
    mail: {
      assessed: {},
      asked: {},
      "assessment-due": { act: "obligations.act-ASSESS" },
      "plan-proposed": {},
      "plan-agreed": {},
      "plan-due": {},
      "level-up-requested": {},
      "level-up-supported": {},
      "level-up-approved": {},
      "level-up-declined": {},
      "mentor-named": {},
      "mentor-declined": {},
    },
  }),
  notices: developNotices,
  dueSoon: developDueSoon,
  owes: developOwed,
  attention: developAttention,
  home: growthCard,
  signals: developSignal,
  use: developUse,
  explains: explainDevelopment,
  rights: developRights,
  importables: [competencyImport],
  search: searchDevelop,
  panels: {
    COMPETENCY: (context, competencyId, search) =>
      competencyPanel(context, panelInput.parse({ ...Object.fromEntries(search), competencyId })),
  },
  leadsTo: addressOfDevelopFlags,
  talkSubjects: competencySubjects,
  commentables: [competencyComments],
  seed: developSeed,
};
