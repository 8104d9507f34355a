import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { calibrationEvents } from "./events.ts";
import { calibrationEndpoints } from "./api/calibration-endpoints.ts";
import { calibrationEntities } from "./data/entities.ts";
import { calibrationNotices } from "./notices.ts";
import { calibrationRules } from "./policy.ts";
import { boardExport } from "./queries/export-board.ts";
import { personComments } from "./queries/person-comments.ts";
import { calibrationSeed } from "./seed/seed-calibration.ts";
import { seenInCalibration } from "./data/seen-groups.ts";
import { calibrationForgetsPerson } from "./forgets-person.ts";

export const calibrationServer: RoomServer = {
  name: "calibration",
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: calibrationForgetsPerson,
  events: calibrationEvents,
  entities: calibrationEntities,
  rules: ({ actor, viewedBy }) => calibrationRules({ ...actor, viewed: viewedBy !== undefined }),
  endpoints: calibrationEndpoints,
  tasks: [boardExport.handler],
  noticeKinds: noticeKinds({
    samples: { name: { like: "thing" } },
    discreet: true,
    groups: { invited: ["invited", "reopened"], finished: ["finished"] },
    mail: {
      invited: { act: "mails.act.invited" },
      finished: {},
      reopened: { act: "mails.act.invited" },
    },
  }),
  notices: calibrationNotices,
  seenRecords: seenInCalibration,
  commentables: [personComments],
  seed: calibrationSeed,
};
