import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

/** What a custom role can give here: settings and numbers alone. Notes are read by who stands in them and by HR. */
export const disciplinaryRights: readonly RoomRight[] = [
  {
    key: "disciplinary.insights",
    label: "role-right.insights",
    verb: "VIEW",
    scopable: false,
    grants: [{ action: "view", subject: "DisciplinaryInsights" }],
  },
  {
    key: "disciplinary.settings",
    label: "role-right.settings",
    verb: "SET_UP",
    scopable: false,
    grants: ["view", "edit"].map((action) => ({ action, subject: "DisciplinarySettings" })),
  },
];
