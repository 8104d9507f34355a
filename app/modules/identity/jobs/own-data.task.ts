import { pageTask } from "#app/platform/tasks/page-task.ts";

const days = 7;

/** A copy of everything the company's installation holds of who asks for it, as they may read it themselves. */
export const ownDataTask = pageTask({
  kind: "identity.own-data",
  lane: "exports",
  keptDays: days,
  codes: { fault: "platform.export-fault", stalled: "platform.export-fault", busy: "platform.export-busy" },
  work: async (run) => (await import("./copy-own-data.ts")).copyOwnData(run),
});
