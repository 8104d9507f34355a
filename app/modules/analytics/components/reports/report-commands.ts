import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as reportAction } from "../../routes/report.tsx";
import type { action as newAction } from "../../routes/new-report.tsx";
import type { action as listAction } from "../../routes/reports.tsx";

/** Forms and acts of each page of reports. */
export const reportCommands = commandsOf<typeof reportAction>("analytics");
export const newReportCommands = commandsOf<typeof newAction>("analytics");
export const reportsCommands = commandsOf<typeof listAction>("analytics");
