import type { OwnData } from "#app/platform/contributions/own-data.ts";

const each = [
  {
    as: "whole",
    path: "/one-on-ones/:meetingId",
    asks: ({ id }: Readonly<Record<string, unknown>>) => ({ meetingId: id }),
  },
];

/** Their 1:1s, with the notes that they may read. */
export const oneOnOnesOwnData: readonly OwnData[] = [
  { name: "series", path: "/one-on-one-series" },
  { name: "past", path: "/one-on-ones", asks: () => ({ when: "PAST" }), each },
  { name: "upcoming", path: "/one-on-ones", asks: () => ({ when: "UPCOMING" }), each },
];
