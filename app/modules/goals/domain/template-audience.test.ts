import { expect, test } from "vitest";
import { chosenTemplate } from "./template-audience.ts";

const sales = { name: "sales", isDefault: false, cohorts: ["sales", "presales"] };
const newcomers = { name: "newcomers", isDefault: false, cohorts: ["new"] };
const nobody = { name: "nobody", isDefault: false, cohorts: [] };
const company = { name: "company", isDefault: true, cohorts: [] };

test.each([
  [["new"], "newcomers"],
  [["presales"], "sales"],
  [["new", "sales"], "sales"],
  [[], "company"],
  [["other"], "company"],
])("who is in %j lives by the template of %s", (held, name) => {
  const inOrder: { name: string; isDefault: boolean; cohorts: string[] }[] = [nobody, sales, newcomers, company];
  const meant = inOrder.map(({ cohorts }) => cohorts.some((one) => (held as string[]).includes(one)));
  expect(chosenTemplate(inOrder, meant).name).toBe(name);
});
