import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms/parse-form.ts";
import { foundDepartmentsInput } from "./found-departments.ts";

test("a form of ticked departments and an empty line of one's own is taken as it is sent", () => {
  const form = new FormData();
  for (const name of ["Finance", "Research", ""]) form.append("departments", name);
  form.set("own", "Research");
  const read = parseForm(form, foundDepartmentsInput);
  expect(read).toMatchObject({ status: "success", value: { departments: ["Finance", "Research"], own: "Research" } });
});
