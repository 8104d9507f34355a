import { taskEdited, taskSeen } from "./initiative-rows.ts";
import { everybody, only, type Row } from "./row.ts";

const platformAdmin = only(["platform admin"]);
const nobody = "0193a1b2-0000-7000-8000-000000000000";
const nobodyFound: typeof platformAdmin = (actor, record) =>
  platformAdmin(actor, record) === "DONE" ? "HIDDEN" : platformAdmin(actor, record);
const root = "/app/company/settings/plugins";
const named = { installationId: nobody };
const found = (fields: Record<string, unknown>) => ({ fields, expect: nobodyFound });

const issue = { ...named, initiativeId: "$task" };
/** Whoever may edit the task gets as far as the tracker, which is not there. */
const noTracker: typeof platformAdmin = (actor, record) =>
  taskEdited(actor, record) === "DONE" ? "HIDDEN" : taskEdited(actor, record);

/** Connections to other systems: platform admins alone, and no installation of another company. */
export const integrationRows: readonly Row[] = [
  // An older return address: it says where the newer one is.
  { path: "/crm/callback", read: everybody },
  ...["", "/hr", "/chat", "/crm", "/issue-tracker", "/calendar", "/analytics"].map((kind): Row => ({
    path: `${root}${kind}`,
    read: platformAdmin,
  })),
  {
    path: `${root}/sign-in`,
    read: platformAdmin,
    intents: {
      finish: {
        fields: { state: "x", code: "y" },
        expect: platformAdmin,
      },
    },
  },
  {
    path: `${root}/install/:connector`,
    record: { connector: "redmine" },
    read: platformAdmin,
    intents: {
      install: { fields: { connector: "no-such", name: "x", consent: "on" }, expect: nobodyFound },
    },
  },
  {
    path: `${root}/installation/:installationId`,
    record: named,
    read: nobodyFound,
    intents: {
      "set-up": found({ ...named, name: "x" }),
      check: found(named),
      "sign-in": found(named),
      "choose-data": found(named),
      tasks: found(named),
      "link-person": found({ ...named, externalId: "x", employeeId: nobody }),
      map: found({ ...named, everyMinutes: "60" }),
      run: found(named),
      activate: found(named),
      pause: found(named),
      "make-hook-key": found(named),
      replay: found({ ...named, runId: nobody }),
      reset: found(named),
      follow: found({ ...named, metricId: nobody, measure: "COUNT" }),
      drop: found({ ...named, measureId: nobody }),
      remove: found(named),
    },
  },
  { path: `${root}/installation/:installationId/runs/export`, record: named, read: nobodyFound },
  {
    path: `${root}/installation/:installationId/runs/:runId/rejected.csv`,
    record: { ...named, runId: nobody },
    read: nobodyFound,
  },
  {
    path: "/app/initiative/:initiativeId/issues",
    record: { initiativeId: "$task" },
    read: taskSeen,
    intents: { "create-issue": { fields: issue, expect: noTracker } },
  },
  {
    path: "/api/v1/initiatives/:initiativeId/issues",
    record: { initiativeId: "$task" },
    intents: { POST: { fields: named, expect: noTracker } },
  },
  { path: "/api/v1/connectors", read: platformAdmin },
  { path: "/api/v1/connectors/:installationId/runs", record: named, read: nobodyFound },
  ...["run", "reset", "activate", "pause", "runs/:runId/replay"].map((act): Row => ({
    path: `/api/v1/connectors/:installationId/${act}`,
    record: act.includes(":runId") ? { ...named, runId: nobody } : named,
    intents: { POST: { fields: {}, expect: nobodyFound } },
  })),
];
