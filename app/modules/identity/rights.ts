import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

/**
 * What a custom role can give over signing in: to let people in, as whoever looks after newcomers does. To keep them out, and
 * to say how they sign in, is for platform admins alone.
 */
export const identityRights: readonly RoomRight[] = [
  {
    key: "identity.invitations",
    label: "role-right.invitations",
    verb: "EDIT",
    scopable: false,
    grants: ["view", "create", "delete"].map((action) => ({ action, subject: "Invitation" })),
  },
];
