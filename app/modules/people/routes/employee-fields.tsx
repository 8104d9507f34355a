import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { EmployeeFieldsScreen } from "../components/employee-fields/employee-fields-screen.tsx";
import { employeeFields } from "../queries/employee-fields.ts";
import { previewFieldAccess } from "../queries/preview-field-access.ts";
import { addEmployeeField, addEmployeeFieldInput } from "../use-cases/add-employee-field.ts";
import { archiveEmployeeField, archiveEmployeeFieldInput } from "../use-cases/archive-employee-field.ts";
import { editEmployeeField, editEmployeeFieldInput } from "../use-cases/edit-employee-field.ts";
import { moveEmployeeField, moveEmployeeFieldInput } from "../use-cases/move-employee-field.ts";
import { shareEmployeeFields, shareEmployeeFieldsInput } from "../use-cases/share-employee-fields.ts";

const can = mayEver("define", "EmployeeFields");
const asked = z.object({ add: z.string().optional(), edit: z.uuid().optional().catch(undefined) });

export const loader = page({
  can,
  input: asked,
  load: async (context, { add, edit }) => ({
    fields: await employeeFields(context),
    adding: add !== undefined,
    editing: edit ?? null,
  }),
});

export const action = command({
  can,
  intents: {
    "add-employee-field": { input: addEmployeeFieldInput, run: addEmployeeField },
    "edit-employee-field": { input: editEmployeeFieldInput, run: editEmployeeField },
    "archive-employee-field": { input: archiveEmployeeFieldInput, run: archiveEmployeeField },
    "move-employee-field": { input: moveEmployeeFieldInput, run: moveEmployeeField },
    "review-field-access": { input: shareEmployeeFieldsInput, run: previewFieldAccess },
    "share-employee-fields": { input: shareEmployeeFieldsInput, run: shareEmployeeFields },
  },
});

/** The facts of people that this company adds itself. */
export default function EmployeeFields() {
  return <EmployeeFieldsScreen {...useLoaderData<typeof loader>()} />;
}
