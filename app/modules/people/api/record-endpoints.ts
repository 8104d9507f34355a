import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { addEmployee, addEmployeeInput } from "../use-cases/add-employee.ts";
import { editEmployee, editEmployeeInput } from "../use-cases/edit-employee.ts";
import { recordLeaving, recordLeavingInput } from "../use-cases/record-leaving.ts";
import { rehireEmployee, rehireEmployeeInput } from "../use-cases/rehire-employee.ts";

/** Joining, leaving and coming back, and what the register says: for platform admins. */
export const recordEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/employees",
    can: signedIn,
    summary: "A person joins: their facts, and from their first day on where they stand.",
    input: addEmployeeInput,
    output: z.object({ employeeId: ids.employee }),
    creates: "/employees/:employeeId",
    run: addEmployee,
  }),
  endpoint({
    method: "PUT",
    path: "/employees/:employeeId",
    can: signedIn,
    summary: "What the register says of a person is replaced; what is left out is emptied.",
    input: editEmployeeInput,
    output: z.object({
      employeeId: ids.employee,
      fields: z
        .array(z.string())
        .describe("The names of the fields that were changed; empty where everything was so already."),
    }),
    run: editEmployee,
  }),
  endpoint({
    method: "POST",
    path: "/employees/:employeeId/leaving",
    can: signedIn,
    summary: "A person leaves after their last day; their reports get another manager.",
    input: recordLeavingInput,
    output: z.object({
      employeeId: ids.employee,
      from: z.string().describe("The first day on which it holds, as `2026-11-16`."),
      moved: z.number().describe("How many people and things were moved."),
    }),
    run: recordLeaving,
  }),
  endpoint({
    method: "POST",
    path: "/employees/:employeeId/rehire",
    can: signedIn,
    summary: "Somebody who left comes back under the same record.",
    input: rehireEmployeeInput,
    output: z.object({
      employeeId: ids.employee,
      from: z.string().describe("The first day on which it holds, as `2026-11-16`."),
    }),
    run: rehireEmployee,
  }),
];
