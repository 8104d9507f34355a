import type { Conditions } from "./conditions.ts";
import type { Rule } from "./rule.ts";

/** Makes a rule of one room: its id below the room's name, and its reason among the room's words for `rules`. */
export type RuleOf = (id: string, action: string, subject: string, because: string, conditions?: Conditions) => Rule;

/** The rules of a room, a line each: `rule("own.view", "view", "Development", "own", { employeeId: me })`. */
export function rulesOf(room: string): RuleOf {
  return (id, action, subject, because, conditions) => ({
    id: `${room}.${id}`,
    action,
    subject,
    because: `rules.${because}`,
    ...(conditions && { conditions }),
  });
}

/** The same about one kind of thing, several actions a line: `allow("owner", ["view", "edit"], { ownerIds: me })`. */
export function rulesAbout(room: string, subject: string) {
  const rule = rulesOf(room);
  return (who: string, actions: readonly string[], conditions?: Conditions): Rule[] =>
    actions.map((action) => rule(`${who}.${action}`, action, subject, who, conditions));
}
