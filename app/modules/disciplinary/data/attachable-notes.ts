import type { Attachable } from "#app/platform/contributions/attachable.ts";
import { requireNoteFacts } from "./note-facts.ts";

/** Who may see a note opens its evidence and the paper of how it was answered. */
export const attachableNotes: Attachable = { kind: "DisciplinaryNote", facts: requireNoteFacts };
