import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { dayToShow } from "../data/day-to-show.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { allReports, directReports } from "../queries/direct-reports.ts";
import { employeeFilters } from "../queries/employee-filters.ts";
import { employeeList } from "../queries/employee-list.ts";
import { employeeProfile } from "../queries/employee-profile.ts";
import { changeAssignment, changeAssignmentInput } from "../use-cases/change-assignment.ts";
import { correctAssignment, correctAssignmentInput } from "../use-cases/correct-assignment.ts";
import { withdrawPlannedChange, withdrawPlannedChangeInput } from "../use-cases/withdraw-planned-change.ts";
import { fieldEndpoints } from "./field-endpoints.ts";
import { importEndpoints } from "./import-endpoints.ts";
import { recordEndpoints } from "./record-endpoints.ts";
import { shapeEndpoints } from "./shape-endpoints.ts";
import { teamEndpoints } from "./team-endpoints.ts";
import { tagEndpoints } from "./tag-endpoints.ts";
import { employeeOutput, profileOutput, reportOutput } from "./output.ts";

const limit = z.coerce.number().int().min(1).max(100).default(25);

export const peopleEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/employees",
    summary:
      "People, searched, filtered and sorted; one page at a time. Admins also find those who left or are yet to come.",
    can: signedIn,
    input: employeeFilters.extend({ limit }),
    output: z.object({
      items: z.array(employeeOutput),
      total: z.number(),
      previous: z.string().nullable(),
      next: z.string().nullable(),
    }),
    run: async (context, { limit: pageSize, ...filters }) => {
      const scope = (await context.ability()).anyOf("browse", "EmployeeRegister") ? "register" : "directory";
      const { rows, total, previous, next } = await employeeList(context, { scope, filters, pageSize });
      return { items: rows, total, previous, next };
    },
  }),
  endpoint({
    method: "GET",
    path: "/employees/:employeeId",
    summary: "One person: what you may know of them, who is above them, and what was, is and will be.",
    can: signedIn,
    input: z.object({ employeeId: z.uuid(), asOf: z.iso.date().optional(), recorded: z.stringbool().optional() }),
    output: profileOutput,
    run: employeeProfile,
  }),
  endpoint({
    method: "GET",
    path: "/employees/:employeeId/reports",
    summary: "Who reports to a person on a day: directly, or with depth=all everybody below; at most 1,000.",
    can: signedIn,
    input: z.object({
      employeeId: z.uuid(),
      asOf: z.iso.date().optional(),
      depth: z.enum(["direct", "all"]).default("direct"),
    }),
    output: z.object({ items: z.array(reportOutput) }),
    run: async (context, { employeeId, asOf, depth }) => {
      const day = await dayToShow(context, asOf);
      await authorize(context, "view", await requireEmployeeSubject(context, employeeId));
      return { items: await (depth === "all" ? allReports : directReports)(context, employeeId, day, 1_000) };
    },
  }),
  endpoint({
    method: "POST",
    path: "/employees/:employeeId/assignments",
    summary: "From a date on, a person's manager, dotted line, org unit, role, grade, location or status is another.",
    can: signedIn,
    input: changeAssignmentInput,
    output: z.object({ employeeId: z.string(), from: z.string() }),
    run: changeAssignment,
  }),
  endpoint({
    method: "PUT",
    path: "/employees/:employeeId/assignments/:assignmentId",
    summary:
      "What was recorded was wrong: over these days it was something else. What was known before stays readable.",
    can: signedIn,
    input: correctAssignmentInput,
    output: z.object({ employeeId: z.string(), from: z.string() }),
    run: correctAssignment,
  }),
  endpoint({
    method: "DELETE",
    path: "/employees/:employeeId/assignments/:assignmentId",
    summary: "A planned change is not to be; what held before it holds on.",
    can: signedIn,
    input: withdrawPlannedChangeInput,
    output: z.object({ employeeId: z.string(), from: z.string() }),
    run: withdrawPlannedChange,
  }),
  ...recordEndpoints,
  ...shapeEndpoints,
  ...teamEndpoints,
  ...fieldEndpoints,
  ...tagEndpoints,
  ...importEndpoints,
];
