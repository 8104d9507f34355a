export const teamScopes = ["direct-reports", "all-reports"] as const;
export type TeamScope = (typeof teamScopes)[number];
/** Of whom results are told: a manager's people, or everybody. */
export const resultScopes = ["company", ...teamScopes] as const;

export const engagementPlaces = {
  mySurveys: "/app/my-data/engagement/my-surveys",
  active: (surveyId: string) => `/app/my-data/engagement/activeSurvey/${surveyId}`,
  submitted: (surveyId: string) => `/app/my-data/engagement/submittedSurvey/${surveyId}`,
  team: (scope: TeamScope) => `/app/team/${scope}/engagement/insights`,
  insights: "/app/company/engagement/insights",
  settings: "/app/company/engagement/settings",
  creation: (surveyId: string) => `/app/company/engagement/survey-creation/${surveyId}`,
  preview: (surveyId: string) => `/app/company/engagement/preview-survey/${surveyId}`,
  completion: "/app/company/engagement/completion-status",
  completionOf: (surveyId: string) => `/app/company/engagement/completion-status?surveyId=${surveyId}`,
  insightsOf: (surveyId: string) => `/app/company/engagement/insights?surveyId=${surveyId}`,
  /** Results as a file; what the screen was narrowed to goes along. */
  file: (surveyId: string, search: string) => `/app/engagement/export/${surveyId}?${search}`,
  /** Where answers to an anonymous survey go, without cookie or session. */
  answers: (company: string, surveyId: string) => `/survey-answers/${company}/${surveyId}`,
  /** Where an answer of somebody who wrote a comment goes, without cookie or session. */
  returns: (company: string, surveyId: string) => `/survey-returns/${company}/${surveyId}`,
} as const;

/** Whose people an address tells of. */
export function scopeOfPath(url: string): TeamScope | "company" {
  const { pathname } = new URL(url);
  return teamScopes.find((scope) => pathname.startsWith(`/app/team/${scope}/`)) ?? "company";
}
