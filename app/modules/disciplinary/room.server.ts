import type { RoomServer } from "#app/platform/contributions/room.ts";
import { deleteManyDrafts, publishManyDrafts } from "./jobs/many-drafts.ts";
import { disciplinaryEndpoints } from "./api/note-endpoints.ts";
import { settingsEndpoints } from "./api/settings-endpoints.ts";
import { attachableNotes } from "./data/attachable-notes.ts";
import { disciplinaryEntities } from "./data/entities.ts";
import { rulesOfCompany } from "./data/settings.ts";
import { disciplinaryEvents } from "./events.ts";
import { disciplinaryMovesWith } from "./moves-with.ts";
import { disciplinaryNoticeKinds, disciplinaryNotices, disciplinarySettles, notesDueSoon } from "./notices.ts";
import { disciplinaryRules } from "./policy.ts";
import { disciplinaryUse } from "./queries/disciplinary-use.ts";
import { disciplinaryAttention, disciplinaryOwed } from "./queries/obligations.ts";
import { searchNotes } from "./queries/search-notes.ts";
import { disciplinaryRights } from "./rights.ts";
import { disciplinarySeed } from "./seed/seed-disciplinary.ts";
import { tendNotes } from "./use-cases/tend-notes.ts";
import { disciplinaryMeasures } from "./queries/disciplinary-measures.ts";
import { wordsOf } from "./queries/words.ts";
import { disciplinaryOwnData } from "./own-data.ts";
import { quietActsOfNotes, seenNotes, seenStatements } from "./data/seen-notes.ts";
import { rephraseNote } from "./queries/assists.ts";
import { disciplinaryForgetsPerson } from "./forgets-person.ts";
import { noteListExport } from "./queries/export.ts";

export const disciplinaryServer: RoomServer = {
  name: "disciplinary",
  assists: [rephraseNote],
  movesWith: disciplinaryMovesWith,
  ownData: disciplinaryOwnData,
  forgetsPerson: disciplinaryForgetsPerson,
  events: disciplinaryEvents,
  entities: disciplinaryEntities,
  measures: { words: wordsOf, all: disciplinaryMeasures },
  rules: async (context) => {
    const { actor, viewedBy } = context;
    if (!actor.features.includes("DISCIPLINARY_ACTION")) return [];
    const { managersRaise, managersSee } = await rulesOfCompany(context);
    return disciplinaryRules({ ...actor, viewed: viewedBy !== undefined }, { raise: managersRaise, see: managersSee });
  },
  rights: disciplinaryRights,
  tasks: [noteListExport.handler, publishManyDrafts.handler, deleteManyDrafts.handler],
  endpoints: [...disciplinaryEndpoints, ...settingsEndpoints],
  noticeKinds: disciplinaryNoticeKinds,
  notices: disciplinaryNotices,
  settles: disciplinarySettles,
  dueSoon: notesDueSoon,
  owes: disciplinaryOwed,
  attention: disciplinaryAttention,
  use: disciplinaryUse,
  search: searchNotes,
  seenRecords: [seenNotes, seenStatements],
  quietActs: quietActsOfNotes,
  attachables: [attachableNotes],
  scheduled: tendNotes,
  seed: disciplinarySeed,
};
