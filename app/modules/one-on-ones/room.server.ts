import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { archiveSeriesOfList } from "./jobs/many-series.ts";
import { oneOnOneEvents } from "./events.ts";
import { insightEndpoints } from "./api/insight-endpoints.ts";
import { oneOnOneEndpoints } from "./api/one-on-one-endpoints.ts";
import { oneOnOnesEntities } from "./data/entities.ts";
import { invitationLetters, oneOnOneMails } from "./mails.ts";
import { addressOfOneOnOneFlags } from "./one-on-one-flags.ts";
import { oneOnOneNotices, oneOnOneSettles } from "./notices.ts";
import { oneOnOneRules } from "./policy.ts";
import { oneOnOneRights } from "./rights.ts";
import { explainOneOnOne } from "./queries/explain-one-on-one.ts";
import { nextOneOnOnes, teamOneOnOnes } from "./queries/home-one-on-ones.ts";
import { oneOnOneAgenda } from "./use-cases/agenda.ts";
import { oneOnOneAccount } from "./queries/one-on-one-account.ts";
import { meetingsOnDays } from "./queries/one-on-one-calendar.ts";
import { meetingsOwed } from "./queries/one-on-one-obligations.ts";
import { oneOnOneUse } from "./queries/one-on-one-use.ts";
import { pointComments } from "./queries/point-comments.ts";
import { meetingsRestingOn } from "./queries/uses-of-company.ts";
import { searchOneOnOnes } from "./queries/search-one-on-ones.ts";
import { followCalendar } from "./use-cases/follow-calendar.ts";
import { tendSeries } from "./use-cases/extend-series.ts";
import { sql } from "#tenancy/sql.ts";
import { oneOnOneSignal } from "./queries/team-signal.ts";
import { oneOnOnesSeed } from "./seed/seed-one-on-ones.ts";
import { oneOnOnesMoveWith } from "./moves-with.ts";
import { oneOnOneMeasures } from "./queries/one-on-one-measures.ts";
import { wordsOf } from "./queries/words.ts";
import { oneOnOneFirstSteps } from "./queries/first-steps.ts";
import { seenOneOnOnes } from "./data/seen-one-on-ones.ts";
import { oneOnOnesOwnData } from "./own-data.ts";
import { agendaPoints } from "./queries/assists.ts";
import { oneOnOnesForgetsPerson } from "./forgets-person.ts";
import { meetingListExport } from "./queries/export-meetings.ts";

export const oneOnOnesServer: RoomServer = {
  name: "one-on-ones",
  assists: [agendaPoints],
  firstSteps: oneOnOneFirstSteps,
  movesWith: oneOnOnesMoveWith,
  ownData: oneOnOnesOwnData,
  forgetsPerson: oneOnOnesForgetsPerson,
  events: oneOnOneEvents,
  entities: oneOnOnesEntities,
  measures: { words: wordsOf, all: oneOnOneMeasures },
  rights: oneOnOneRights,
  rules: ({ actor, viewedBy }) => oneOnOneRules({ ...actor, viewed: viewedBy !== undefined }),
  tasks: [meetingListExport.handler, archiveSeriesOfList.handler],
  endpoints: [...oneOnOneEndpoints, ...insightEndpoints],
  noticeKinds: noticeKinds({
    groups: {
      meetings: ["scheduled", "moved", "edited", "cancelled", "restored"],
      replies: ["accepted", "tentative", "declined", "proposed"],
      handover: ["handover-asked", "handover-agreed"],
    },
    inbox: ["accepted"],
    samples: { instead: { like: "laterDay" } },
    mail: {
      scheduled: { act: "mails.act.scheduled" },
      moved: { act: "mails.act.scheduled" },
      edited: { act: "mails.act.scheduled" },
      cancelled: { act: "mails.act.scheduled" },
      restored: { act: "mails.act.scheduled" },
      tentative: { act: "mails.act.scheduled" },
      declined: { act: "mails.act.scheduled" },
      proposed: { act: "mails.act.scheduled" },
      "handover-asked": {},
      "handover-agreed": {},
    },
  }),
  notices: oneOnOneNotices,
  settles: oneOnOneSettles,
  mails: oneOnOneMails,
  letters: invitationLetters,
  scheduled: tendSeries,
  softDeleted: [{ table: "one_on_one_point", kind: "OneOnOneText" }],
  owes: meetingsOwed,
  home: (context) => [...nextOneOnOnes(context), ...teamOneOnOnes(context)],
  signals: oneOnOneSignal,
  days: meetingsOnDays,
  followEntry: followCalendar,
  account: oneOnOneAccount,
  agenda: oneOnOneAgenda,
  use: oneOnOneUse,
  usesOf: meetingsRestingOn,
  seenRecords: seenOneOnOnes,
  commentables: [pointComments],
  search: searchOneOnOnes,
  explains: [explainOneOnOne],
  leadsTo: addressOfOneOnOneFlags,
  circles: {
    "my-one-on-one": (employeeId) =>
      sql`(select case when s.organiser_id = ${employeeId}::uuid then s.partner_id else s.organiser_id end
        from {one_on_one_series} s
        where s.archived_at is null and ${employeeId}::uuid in (s.organiser_id, s.partner_id))`,
  },
  seed: oneOnOnesSeed,
};
