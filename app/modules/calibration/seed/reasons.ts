/** Why somebody was moved up or down, as people write it in a calibration meeting. */
export const reasonsUp = [
  "Led the migration alone for two months; the rating did not reflect that scope.",
  "Peers in three teams name her as the person who unblocked them.",
  "Same results as others in the box above, with a smaller team.",
  "The missed target was a decision of the steering group, not his.",
] as const;

export const reasonsDown = [
  "Strong quarter, but two of four goals were dropped without telling the team.",
  "Compared with others at this level, the scope was smaller.",
  "New in the role since May; we agreed to look at potential again next year.",
] as const;
