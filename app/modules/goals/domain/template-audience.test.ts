import { expect, test } from "vitest";
import { chosenTemplate } from "./template-audience.ts";

const sales = { name: "sales", isDefault: false, cohortIds: ["sales", "presales"] };
const newcomers = { name: "newcomers", isDefault: false, cohortIds: ["new"] };
const nobody = { name: "nobody", isDefault: false, cohortIds: [] };
const company = { name: "company", isDefault: true, cohortIds: [] };

test.each([
  [["new"], "newcomers"],
  [["presales"], "sales"],
  [["new", "sales"], "sales"],
  [[], "company"],
  [["other"], "company"],
])("who is in %j lives by the template of %s", (held, name) => {
  expect(chosenTemplate([nobody, sales, newcomers, company], new Set(held)).name).toBe(name);
});
