import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms/parse-form.ts";
import { editReportInput, saveReportInput } from "./save-report.ts";
import { pinReportInput } from "./keep-report.ts";

const reportId = "0193a1b2-0000-7000-8000-000000000000";

function read(input: Parameters<typeof parseForm>[1], fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseForm(form, input);
}

test("what the form of a report sends is read as what it asks", () => {
  const sent = { measures: "headcount,span", splits: "unit", period: "this-quarter", cohort: "", orgUnit: "" };
  expect(read(saveReportInput, { ...sent, name: "Heads", shared: "on" })).toMatchObject({
    status: "success",
    value: {
      measures: ["headcount", "span"],
      splits: ["unit"],
      cohort: "",
      orgUnit: "",
      shared: true,
      scope: "company",
    },
  });
  const edited = read(editReportInput, { measures: "headcount", splits: "", reportId, version: "2", name: "Heads" });
  expect(edited).toMatchObject({ status: "success", value: { reportId, splits: [], shared: false } });
  expect(read(pinReportInput, { reportId, pinned: "no" })).toMatchObject({ value: { pinned: false } });
});
