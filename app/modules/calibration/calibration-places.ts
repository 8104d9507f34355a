const company = "/app/company/review/calibrationView";

export const calibrationPlaces = {
  company,
  /** For members of a group who administer nothing. */
  team: "/app/team/view/review/calibrationView",
  /** Where open boards say who looks at them. */
  here: "/app/review/calibration/here",
  board: (groupId: string) => `/app/team/view/review/calibrationView?group=${groupId}`,
} as const;
