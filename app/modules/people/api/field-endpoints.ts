import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { mayEver, signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { versionShape } from "#app/platform/http/shapes.ts";
import { oneOf } from "#app/platform/http/one-of.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { fieldEditors, fieldKinds, fieldViewers } from "../domain/employee-fields.ts";
import { employeeFields } from "../queries/employee-fields.ts";
import { addEmployeeField, addEmployeeFieldInput } from "../use-cases/add-employee-field.ts";
import { archiveEmployeeField, archiveEmployeeFieldInput } from "../use-cases/archive-employee-field.ts";
import { editEmployeeField, editEmployeeFieldInput } from "../use-cases/edit-employee-field.ts";
import { moveEmployeeField, moveEmployeeFieldInput } from "../use-cases/move-employee-field.ts";
import { setEmployeeFields, setEmployeeFieldsInput } from "../use-cases/set-employee-fields.ts";

const can = mayEver("define", "EmployeeFields");
const fieldId = z.object({ fieldId: ids.field });
const field = z
  .object({
    id: z.string().describe("The id of the record, a UUID."),
    name: z.string().describe("The name as people see it."),
    kind: z.enum(fieldKinds).describe("What kind it is of."),
    choices: z.array(z.string()).readonly().describe("What may be chosen, in order; for kinds that are choices."),
    required: z.boolean().describe("Whether it must be filled in for everybody."),
    viewers: z.enum(fieldViewers).describe("Who sees what it says."),
    editors: z.enum(fieldEditors).describe("Who fills it in."),
    archived: z.boolean().describe("Whether it is out of use: kept where it stands, offered nowhere."),
    version: versionShape,
    people: z.number().describe("How many people have it today."),
  })
  .meta({ id: "EmployeeField" });

/** Fields a company adds to people: defined by platform admins, filled in by whom each says. */
export const fieldEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/employee-fields",
      can,
      summary: "All fields the company added to people, with who sees and edits them.",
      input: pagingInput,
      output: listShape(field),
      run: async (context, input) => pageOfAll(await employeeFields(context), input),
    }),
  ),
  endpoint({
    method: "GET",
    path: "/employee-fields/:fieldId",
    can,
    summary: "One field the company added to people.",
    input: z.object({ fieldId: ids.field }),
    output: field,
    run: async (context, { fieldId: id }) => oneOf(await employeeFields(context), id, "Field"),
  }),
  endpoint({
    method: "POST",
    path: "/employee-fields",
    can,
    summary: "Adds a field; its kind stays for good.",
    input: addEmployeeFieldInput,
    output: fieldId,
    creates: "/employee-fields/:fieldId",
    run: addEmployeeField,
  }),
  endpoint({
    method: "PUT",
    path: "/employee-fields/:fieldId",
    can,
    summary: "Gives a field its name, choices, viewers and editors.",
    input: editEmployeeFieldInput,
    output: fieldId,
    run: editEmployeeField,
  }),
  endpoint({
    method: "PUT",
    path: "/employee-fields/:fieldId/archived",
    can,
    summary: "Takes a field out of use, or back into it; values are kept.",
    input: archiveEmployeeFieldInput,
    output: fieldId,
    run: archiveEmployeeField,
  }),
  endpoint({
    method: "PUT",
    path: "/employee-fields/:fieldId/place",
    can,
    summary: "A field changes places with the one before or after it.",
    input: moveEmployeeFieldInput,
    output: fieldId,
    run: moveEmployeeField,
  }),
  endpoint({
    method: "PUT",
    path: "/employees/:employeeId/fields",
    can: signedIn,
    summary: "Fills in fields of a person; a field you may not edit refuses the whole.",
    input: setEmployeeFieldsInput,
    output: z.object({
      employeeId: ids.employee,
      fields: z
        .array(z.string())
        .describe("The names of the fields that were changed; empty where everything was so already."),
    }),
    run: setEmployeeFields,
  }),
];
