import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import { hears } from "#app/platform/events/hears.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { taskHandler } from "#app/platform/tasks/task-kind.ts";
import { peopleEvents } from "./events.ts";
import { moveReportsTask } from "./jobs/move-reports.task.ts";
import { peopleEndpoints } from "./api/endpoints.ts";
import { noticesOfLine, tellJoined, tellManagerChanged } from "./handlers/tell-manager-changed.ts";
import { peopleImport } from "./people-import.ts";
import { peopleRules } from "./policy.ts";
import { explainPeople } from "./queries/explain-people.ts";
import { peopleFacts } from "./queries/people-facts.ts";
import { peopleReach } from "./queries/people-reach.ts";
import { peopleRights } from "./rights.ts";
import { removedPhotos } from "./data/photos.ts";
import { searchPeople } from "./queries/search-people.ts";
import { peopleEntities } from "./data/entities.ts";
import { peopleSeed } from "./seed/seed-people.ts";
import { peopleMovesWith } from "./moves-with.ts";
import { peopleMeasures } from "./queries/people-measures.ts";
import { wordsOf } from "./queries/words.ts";
import { peopleFirstSteps } from "./queries/first-steps.ts";
import { peopleOwnData } from "./own-data.ts";
import { peopleForgetsPerson } from "./forgets-person.ts";
import { employeeListExport } from "./queries/export-employees.ts";
import { tagManyPeople } from "./jobs/many-people.ts";
import { holidayListExport } from "./queries/export-holidays.ts";

export const peopleServer: RoomServer = {
  entities: peopleEntities,
  measures: { words: wordsOf, all: peopleMeasures },
  softDeleted: [removedPhotos],
  name: "people",
  firstSteps: peopleFirstSteps,
  movesWith: peopleMovesWith,
  ownData: peopleOwnData,
  forgetsPerson: peopleForgetsPerson,
  events: peopleEvents,
  rules: ({ actor }) => peopleRules(actor),
  endpoints: peopleEndpoints,
  noticeKinds: noticeKinds({
    discreet: ["team-week"],
    groups: {
      managers: ["new-manager", "no-manager"],
      reports: ["new-report"],
      week: ["team-week", "team-week-calm"],
    },
    leaders: ["reports", "week"],
    inbox: ["team-week-calm"],
    mail: {
      "team-week": { text: "mails.team-week", act: "mails.act.team-week", lines: "people" },
      "new-manager": {},
      "no-manager": {},
      "new-report": {},
    },
  }),
  notices: hears<readonly Notice[]>()(peopleEvents, {
    "people.joined": tellJoined,
    "people.manager-changed": tellManagerChanged,
    "people.line-told": (context, { payload }) => noticesOfLine(context, payload),
  }),
  tasks: [
    holidayListExport.handler,
    tagManyPeople.handler,
    employeeListExport.handler,
    taskHandler(moveReportsTask, async () => (await import("./jobs/move-reports.ts")).moveReportsInPieces),
  ],
  importables: [peopleImport],
  rights: peopleRights,
  explains: [explainPeople],
  reach: peopleReach,
  facts: [peopleFacts],
  search: async (context, sought, limit) => {
    const found = await searchPeople(context, sought, limit);
    return found.map(({ id, name, role, email }) => ({
      key: `person:${id}`,
      kind: "person",
      title: name,
      subtitle: role ?? email,
      link: `/app/employee/${id}`,
    }));
  },
  seed: peopleSeed,
};
