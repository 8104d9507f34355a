/** What this room announces. */
export type GoalTemplateEvents = { "goals.goal-template-saved": { templateId: string } };

/** Somebody wrote a template down, changed, archived or restored it. */
export function templateSaved(templateId: string): {
  name: keyof GoalTemplateEvents;
  payload: GoalTemplateEvents["goals.goal-template-saved"];
} {
  return { name: "goals.goal-template-saved", payload: { templateId } };
}
