import type { MovesWith } from "#app/platform/contributions/moves-with.ts";

/** Every door asks whether somebody is still with the company, so that nothing has to be ended one by one. */
export const identityMovesWith: MovesWith = {
  says: (_context, { move }) => {
    if (move === "EXIT") return Promise.resolve([{ label: "lifecycle.access-ends", count: 1 }]);
    if (move === "HIRE" || move === "REHIRE") return Promise.resolve([{ label: "lifecycle.invite", count: 1 }]);
    return Promise.resolve([]);
  },
};
