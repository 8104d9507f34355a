import type { TeamColour } from "./teams.ts";

/** A word a company puts on people, such as "first aider". */
export type PeopleTag = { readonly id: string; readonly name: string; readonly color: TeamColour };
