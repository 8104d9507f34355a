/** What this room announces: ids and states alone. */
export type InitiativeEvents = {
  "initiatives.created": { initiativeId: string; ownerIds: string[] };
  "initiatives.owner-added": { initiativeId: string; ownerIds: string[] };
  "initiatives.edited": { initiativeId: string; fields: string[] };
  "initiatives.completed": { initiativeId: string };
  "initiatives.reopened": { initiativeId: string };
  "initiatives.deleted": { initiativeId: string };
  "initiatives.recurred": { initiativeId: string; seriesId: string };
  "initiatives.restored": { initiativeId: string };
};

/** Keeps name and payload together where an event is recorded. */
export function initiativeEvent<Name extends keyof InitiativeEvents>(
  name: Name,
  payload: InitiativeEvents[Name],
): { name: Name; payload: InitiativeEvents[Name] } {
  return { name, payload };
}
