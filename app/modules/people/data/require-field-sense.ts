import { invalid } from "#app/platform/errors/app-error.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";

/** Refuses a choice of nothing, and editors who would not see what they edit. */
export function requireFieldSense({
  kind,
  choices,
  viewers,
  editors,
}: Pick<EmployeeField, "kind" | "choices" | "viewers" | "editors">): void {
  if (kind === "CHOICE" && choices.length === 0)
    throw invalid("people.choices-required", "A choice needs choices.", {
      fields: { choices: "people.choices-required" },
    });
  if (viewers === "ADMINS" && editors !== "ADMINS")
    throw invalid("people.edits-unseen", "Editors would not see it.", { fields: { editors: "people.edits-unseen" } });
}
