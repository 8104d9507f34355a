/** The panels of this room, as addresses name them under `formType`. */
export const formTypes = [
  "provided",
  "requested",
  "show-provided",
  "show-received",
  "show-requested",
  "providing-requested",
  "list-feedbacks",
] as const;
export type FormType = (typeof formTypes)[number];

/** Where each panel leads, and whether it is about a record that `feedbackId` names. */
export const formMoves: Readonly<Record<FormType, { record: boolean; to: readonly FormType[] }>> = {
  "list-feedbacks": {
    record: false,
    to: ["provided", "requested", "show-provided", "show-received", "show-requested", "providing-requested"],
  },
  provided: { record: false, to: ["show-provided", "list-feedbacks"] },
  requested: { record: false, to: ["show-requested", "list-feedbacks"] },
  "show-provided": { record: true, to: ["provided", "list-feedbacks"] },
  "show-received": { record: true, to: ["provided", "requested", "list-feedbacks"] },
  "show-requested": { record: true, to: ["show-received", "list-feedbacks"] },
  "providing-requested": { record: true, to: ["show-provided", "list-feedbacks"] },
};

export function formTypeOf(value: string | null | undefined): FormType | null {
  return formTypes.find((one) => one === (value ?? "").toLowerCase()) ?? null;
}
