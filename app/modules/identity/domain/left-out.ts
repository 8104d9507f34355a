/** Why somebody is not invited among many. */
export const whyLeftOut = ["signed-in", "address-taken", "no-address", "left"] as const;

export type LeftOut = { id: string; why: (typeof whyLeftOut)[number] };

/** What came of inviting a whole list: to how many it was sent, and whom that leaves out; by name the first of them alone. */
export type InvitedAll = {
  invited: number;
  counts: { why: LeftOut["why"]; count: number }[];
  left: LeftOut[];
};
