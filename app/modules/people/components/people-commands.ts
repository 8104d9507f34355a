import { z } from "zod";
import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as companyAction } from "../routes/organization.tsx";
import type { action as employeeAction } from "../routes/employee.tsx";
import type { action as fieldsAction } from "../routes/employee-fields.tsx";
import type { action as holidaysAction } from "../routes/holidays.tsx";
import type { action as leaversAction } from "../routes/leavers.tsx";
import type { action as orgUnitsAction } from "../routes/org-units.tsx";
import type { action as photoAction } from "../routes/photo.tsx";
import type { action as registerAction } from "../routes/platform-employees.tsx";
import type { action as tagsAction } from "../routes/people-tags.tsx";
import type { action as teamAction } from "../routes/team.tsx";
import type { action as teamsAction } from "../routes/teams.tsx";
import type { action as termsAction } from "../routes/function-grade.tsx";

export const companyCommands = commandsOf<typeof companyAction>("people");
export const employeeCommands = commandsOf<typeof employeeAction>("people");
export const fieldCommands = commandsOf<typeof fieldsAction>("people");
export const holidayCommands = commandsOf<typeof holidaysAction>("people");
export const leaverCommands = commandsOf<typeof leaversAction>("people");
export const orgUnitCommands = commandsOf<typeof orgUnitsAction>("people");
export const photoCommands = commandsOf<typeof photoAction>("people");
export const registerCommands = commandsOf<typeof registerAction>("people");
export const tagCommands = commandsOf<typeof tagsAction>("people");
export const teamCommands = commandsOf<typeof teamAction>("people");
export const teamsCommands = commandsOf<typeof teamsAction>("people");
export const termCommands = commandsOf<typeof termsAction>("people");

/** What the browser can tell at once of what has a name; the use-case checks everything again. */
export const named = z.looseObject({ name: z.string({ error: "name-required" }).max(100, "too-long") });
