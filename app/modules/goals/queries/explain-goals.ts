import type { Explainable } from "#app/platform/contributions/explainable.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { goalRoles } from "../domain/template-privileges.ts";
import { findObjectives } from "./find-objectives.ts";
import { findVisibleTitle } from "./find-visible-title.ts";

const actions = ["view", "comment", "check-in", "close", "edit", "delete", "add-key-result", "acknowledge"];
const roles: readonly string[] = goalRoles;

/** Who may do what with a goal, to be explained rule by rule. */
export const explainGoals: Explainable = {
  subject: "Goal",
  label: "explain.goal",
  actions: actions.map((action) => ({ key: action, action, label: `explain.${action}` })),
  facts: requireGoalFacts,
  find: async (context, text, limit) =>
    (await findObjectives(context, text, limit)).map(({ id, title, owner }) => ({
      id,
      name: title,
      detail: owner ?? "",
    })),
  nameOf: async (context, id) => (await findVisibleTitle(context, id))?.title ?? null,
  wordsOf: ({ id }) => {
    const [, from, role = "", privilege = ""] = id.split(".");
    return from === "template" && roles.includes(role) ? [`role.${role}.name`, `privilege.${privilege}`] : [];
  },
};
