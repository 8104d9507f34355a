import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput, listShape, pageOfAll, pagingInput, totalShape } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { changesInput, changesShape } from "#app/platform/lists/changes.ts";
import { isCursorOf } from "#app/platform/lists/keyset.ts";
import { dayToShow } from "../data/day-to-show.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { allReports, directReports } from "../queries/direct-reports.ts";
import { employeeChanges } from "../queries/employee-changes.ts";
import { employeeFilters } from "../queries/employee-filters.ts";
import { employeeList } from "../queries/employee-list.ts";
import { employeeProfile } from "../queries/employee-profile.ts";
import { changeAssignment, changeAssignmentInput } from "../use-cases/change-assignment.ts";
import { correctAssignment, correctAssignmentInput } from "../use-cases/correct-assignment.ts";
import { withdrawPlannedChange, withdrawPlannedChangeInput } from "../use-cases/withdraw-planned-change.ts";
import { fieldEndpoints } from "./field-endpoints.ts";
import { holidayEndpoints } from "./holiday-endpoints.ts";
import { importEndpoints } from "./import-endpoints.ts";
import { recordEndpoints } from "./record-endpoints.ts";
import { shapeEndpoints } from "./shape-endpoints.ts";
import { teamEndpoints } from "./team-endpoints.ts";
import { tagEndpoints } from "./tag-endpoints.ts";
import { employeeOutput, profileOutput, reportOutput } from "./output.ts";

export const peopleEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/employees",
    summary:
      "People, searched, filtered and sorted; one page at a time. Admins also find those who left or are yet to come.",
    can: signedIn,
    input: employeeFilters.omit({ before: true }).extend({
      after: cursorInput((text) => isCursorOf("text", text)),
      limit: limitInput,
    }),
    output: listShape(employeeOutput, { total: totalShape }),
    run: async (context, { limit: pageSize, ...asked }) => {
      const filters = { ...asked, before: undefined };
      const scope = (await context.ability()).anyOf("browse", "EmployeeRegister") ? "register" : "directory";
      const { rows, total, next } = await employeeList(context, { scope, filters, pageSize });
      return { items: rows, nextCursor: next, total };
    },
  }),
  endpoint({
    method: "GET",
    path: "/employees/changes",
    summary: "People by when they changed, oldest first, and those who are gone: to follow them.",
    can: signedIn,
    input: changesInput,
    output: changesShape(employeeOutput),
    run: employeeChanges,
  }),
  endpoint({
    method: "GET",
    path: "/employees/:employeeId",
    summary: "One person: what you may know of them, who is above them, and what was, is and will be.",
    can: signedIn,
    input: z.object({
      employeeId: ids.employee,
      asOf: z.iso.date().optional().describe("The day to show, as `2026-11-16`; today where it is left out."),
      recorded: tickInput
        .optional()
        .describe("True to see what was recorded and taken back as well, where the caller may."),
    }),
    output: profileOutput,
    run: employeeProfile,
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/employees/:employeeId/reports",
      summary:
        "Who reports to a person on a day: directly, or with depth=all everybody below; of more than 1,000 the first by name.",
      can: signedIn,
      input: pagingInput.extend({
        employeeId: ids.employee,
        asOf: z.iso.date().optional().describe("The day to show, as `2026-11-16`; today where it is left out."),
        depth: z
          .enum(["direct", "all"])
          .default("direct")
          .describe("`direct` for direct reports, `all` for everybody below."),
      }),
      output: listShape(reportOutput),
      run: async (context, { employeeId, asOf, depth, ...paging }) => {
        const day = await dayToShow(context, asOf);
        await authorize(context, "view", await requireEmployeeSubject(context, employeeId));
        return pageOfAll(await (depth === "all" ? allReports : directReports)(context, employeeId, day, 1_000), paging);
      },
    }),
    { of: ["depth"] },
  ),
  endpoint({
    method: "POST",
    path: "/employees/:employeeId/assignments",
    summary: "From a date on, a person's manager, dotted line, org unit, role, grade, location or status is another.",
    can: signedIn,
    input: changeAssignmentInput,
    output: z.object({
      employeeId: ids.employee,
      from: z.string().describe("The first day on which it holds, as `2026-11-16`."),
    }),
    run: changeAssignment,
  }),
  endpoint({
    method: "PUT",
    path: "/employees/:employeeId/assignments/:assignmentId",
    summary:
      "What was recorded was wrong: over these days it was something else. What was known before stays readable.",
    can: signedIn,
    input: correctAssignmentInput,
    output: z.object({
      employeeId: ids.employee,
      from: z.string().describe("The first day on which it holds, as `2026-11-16`."),
    }),
    run: correctAssignment,
  }),
  endpoint({
    method: "DELETE",
    path: "/employees/:employeeId/assignments/:assignmentId",
    summary: "A planned change is not to be; what held before it holds on.",
    can: signedIn,
    input: withdrawPlannedChangeInput,
    output: z.object({
      employeeId: ids.employee,
      from: z.string().describe("The first day on which it holds, as `2026-11-16`."),
    }),
    run: withdrawPlannedChange,
  }),
  ...recordEndpoints,
  ...shapeEndpoints,
  ...holidayEndpoints,
  ...teamEndpoints,
  ...fieldEndpoints,
  ...tagEndpoints,
  ...importEndpoints,
];
