import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { actsOnMany } from "#app/platform/tasks/acts-on-many.ts";
import { idsSupported } from "../queries/request-list.ts";
import { approveManyInput, approveManyLevelUps } from "../use-cases/approve-many-level-ups.ts";

const many = actsOnMany({
  ids: "requestIds",
  can: all(feature("COMPETENCY_IDP"), mayEver("approve", "LevelUp")),
  matching: idsSupported,
});

/** What is refused among them waits on, with its reason found where it is opened. */
export const approveLevelUpsOfList = many("develop.approve-many", approveManyInput, approveManyLevelUps, {
  changed: ({ approved }) => approved.map(({ requestId }) => requestId),
});
