import type { Explainable } from "#app/platform/contributions/explainable.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { describingFields, identityFields, privateFieldList } from "../rights.ts";
import { peopleByIds } from "./people-by-ids.ts";
import { searchPeople } from "./search-people.ts";

/** Who may know and change what of a person, to be explained rule by rule. */
export const explainPeople: Explainable = {
  subject: "Employee",
  label: "explain.person",
  actions: [
    { key: "view", action: "view", field: "name", label: "explain.view" },
    { key: "private", action: "view", field: "personalEmail", label: "explain.private", fields: privateFieldList },
    { key: "edit", action: "edit", label: "edit.title", fields: describingFields },
    { key: "identity", action: "edit", field: "workEmail", label: "role-right.identity", fields: identityFields },
    { key: "change", action: "change-assignment", label: "explain.change" },
  ],
  facts: requireEmployeeSubject,
  find: async (context, text, limit) =>
    (await searchPeople(context, text, limit)).map(({ id, name, role, email }) => ({
      id,
      name,
      detail: role ?? email,
    })),
  nameOf: async (context, id) => (await peopleByIds(context, [id])).get(id)?.name ?? null,
};
