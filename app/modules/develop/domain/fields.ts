/** Fields of work that the starter library knows. */
export const fields = ["ENGINEERING", "PRODUCT", "SALES", "SUPPORT", "FINANCE", "PEOPLE"] as const;
export type FieldOfWork = (typeof fields)[number];

export const noteKinds = ["STRENGTH", "DRIVER", "DELIVERABLE"] as const;
export type NoteKind = (typeof noteKinds)[number];
