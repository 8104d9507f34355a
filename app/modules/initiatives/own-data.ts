import type { OwnData } from "#app/platform/contributions/own-data.ts";

/** Tasks of theirs, each whole. */
export const initiativesOwnData: readonly OwnData[] = [
  {
    name: "tasks",
    path: "/initiatives",
    asks: () => ({ scope: "mine" }),
    each: [{ as: "whole", path: "/initiatives/:initiativeId", asks: ({ id }) => ({ initiativeId: id }) }],
  },
];
