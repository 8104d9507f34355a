import type { OwnData } from "#app/platform/contributions/own-data.ts";

/** Notes about them that were published. */
export const disciplinaryOwnData: readonly OwnData[] = [
  {
    name: "notes",
    path: "/disciplinary/notes",
    asks: () => ({ scope: "mine", shelf: "all" }),
    each: [{ as: "whole", path: "/disciplinary/notes/:noteId", asks: ({ id }) => ({ noteId: id }) }],
  },
];
