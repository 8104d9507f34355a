export const compensationTeamScopes = ["direct-reports", "all-reports"] as const;

export const compensationPlaces = {
  planning: "/app/company/compensation/planning",
  recommendation: "/app/company/compensation/compensation-recommendation",
  settings: "/app/company/compensation/settings",
  insights: "/app/company/compensation/insights",
  creation: (cycleId: string) => `/app/company/compensation/compensation-cycle-creation/${cycleId}`,
  teamPlanning: (scope: (typeof compensationTeamScopes)[number]) => `/app/team/${scope}/compensation/planning`,
  teamRecommendation: "/app/team/all-reports/compensation/compensation-recommendation",
  mine: "/app/my-data/compensation",
  /** Where cells of the grid are saved, beside the page. */
  cells: "/app/compensation/cells",
  handOver: "/app/compensation/hand-over",
  planFile: "/app/compensation/plan-file",
  letter: "/app/compensation/letter",
} as const;
