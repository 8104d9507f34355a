import type { Closure, ProgressLevel } from "./domain/closure.ts";
import type { DependencyAnswer } from "./domain/dependency.ts";

/** What this room announces. Ids and states alone: whoever hears it asks for the rest under their own rights. */
export type GoalEvents = {
  "goals.created": { goalId: string; ownerIds: string[] };
  "goals.owner-added": { goalId: string; ownerIds: string[] };
  "goals.edited": { goalId: string; fields: string[] };
  "goals.checked-in": { goalId: string; level: ProgressLevel };
  "goals.check-in-acknowledged": { goalId: string; checkInId: string };
  "goals.closed": { goalId: string; closure: Closure };
  "goals.reopened": { goalId: string };
  "goals.deleted": { goalId: string };
  "goals.restored": { goalId: string };
  "goals.realigned": { goalId: string; realignmentId: string; movedIds: string[] };
  "goals.feeds-changed": { goalId: string; parentId: string };
  "goals.dependency-asked": { goalId: string; dependencyId: string };
  "goals.dependency-answered": { goalId: string; dependencyId: string; answer: DependencyAnswer };
  "goals.dependency-withdrawn": { goalId: string; dependencyId: string };
  "goals.archived": { goalId: string };
  "goals.unarchived": { goalId: string };
  "goals.template-saved": { templateId: string };
};

/** Keeps name and payload together where an event is recorded. */
export function goalEvent<Name extends keyof GoalEvents>(
  name: Name,
  payload: GoalEvents[Name],
): { name: Name; payload: GoalEvents[Name] } {
  return { name, payload };
}
