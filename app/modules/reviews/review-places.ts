import type { ResultView } from "./domain/result-view.ts";
import { wizardSteps, type WizardStep } from "./domain/wizard.ts";

export const teamScopes = ["direct-reports", "all-reports", "view"] as const;
export type TeamScope = (typeof teamScopes)[number];
export type Scope = TeamScope | "company";

export const myTables = ["PENDING_ON_ME", "PENDING_ON_OTHERS", "COMPLETED_BY_ME", "PAST_REVIEWS"] as const;
export type MyTable = (typeof myTables)[number];

const company = "/app/company/review";

/** What a link asks for besides, where there is something. */
function asked(values: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

export const reviewPlaces = {
  mine: "/app/my-data/review/my-reviews",
  table: (table: MyTable) => `/app/my-data/review/my-reviews?activeTableId=${table}`,
  /** The dialog to nominate peers, as links share it. */
  nominate: (cycleId: string, employeeId: string) =>
    `/app/my-data/review/my-reviews?showNominatePeers=true&reviewId=${cycleId}&empId=${employeeId}`,
  /** Peers of all one leads that wait for approval. */
  approvals: "/app/my-data/review/my-reviews?activeTableId=PENDING_ON_ME&showApprovals=true",
  /** `on` is the day a review began, where somebody is reviewed in one cycle again and again. */
  form: (cycleId: string, employeeId: string, provider?: string | null, on?: string | null) =>
    `/review/${cycleId}/employee/${employeeId}${asked({ provider, on })}`,
  /** Question by question, unless `view` says otherwise. */
  result: (cycleId: string, employeeId: string, on?: string | null, view?: ResultView) =>
    `/review/result/${cycleId}/employee/${employeeId}${asked({ on, view: view === "question" ? null : view })}`,
  /** The same result as charts. */
  chart: (cycleId: string, employeeId: string, on?: string | null) =>
    `/review/result/${cycleId}/employee/${employeeId}/chart${asked({ on })}`,
  /** How somebody's reviews went over the years; one's own where nobody is named. */
  performance: (employeeId?: string) => `/review/performancePreview${asked({ employeeId })}`,
  /** Where fields of a form are saved while somebody writes. */
  answers: "/app/review/answers",
  answered: (revieweeId: string) => `/review/signed/${revieweeId}`,
  resultFile: (cycleId: string, employeeId: string, on?: string | null) =>
    `/app/review/result-file/${cycleId}/${employeeId}${asked({ on })}`,
  /** What follows from a result, on its page. */
  plan: (cycleId: string, employeeId: string, on?: string | null) =>
    `/review/result/${cycleId}/employee/${employeeId}${asked({ on })}#plan`,
  cycles: `${company}/manage`,
  /** A new probation review of one person, to be looked through before it is launched; their first one has no level. */
  probation: (employeeId: string, level?: number) =>
    `${company}/manage${asked({ new: "true", probationOf: employeeId, level: level?.toString() })}`,
  wizard: (cycleId: string, step?: string) => `${company}/reviewCreation/${cycleId}${step ? `?step=${step}` : ""}`,
  share: (cycleId: string) => `${company}/share/${cycleId}`,
  shareFile: (cycleId: string, runId: string) => `${company}/share/${cycleId}/runs/${runId}/people.csv`,
  insightsFile: (scope: Scope, cycleId: string) => `/app/review/insights-export?scope=${scope}&cycle=${cycleId}`,
  settings: `${company}/settings`,
  template: (templateId: string) => `/template/review/${templateId}`,
  preview: (templateId: string) => `/template/review/${templateId}/preview`,
  screen: (scope: Scope, screen: string) =>
    scope === "company" ? `${company}/${screen}` : `/app/team/${scope}/review/${screen}`,
} as const;

/** What a link leads to that is sent outside the company; the page speaks the language of the letter. */
export const outsidePlace = "/review/outside";

/** Whose reviews an address shows. */
export function scopeOfPath(url: string): Scope {
  const { pathname } = new URL(url);
  return teamScopes.find((scope) => pathname.startsWith(`/app/team/${scope}/`)) ?? "company";
}

/** The tabs of the module's settings as old links name them. */
export const settingsPlaces: Readonly<Record<string, string>> = {
  question_library: `${reviewPlaces.settings}?activeTabId=question_library`,
  templates: reviewPlaces.settings,
  review_cycles: reviewPlaces.cycles,
  calibration_settings: reviewPlaces.screen("company", "calibrationView"),
};

/** The sections of the wizard as it was ordered before, and where what they asked stands now. */
const formerSteps: Readonly<Record<string, WizardStep>> = {
  name: "details",
  "rating-settings": "calibration",
  "review-settings": "filling",
  deliverables: "sharing",
  reminders: "timelines",
};

/** The section that an address of before asks for; the first where it names none. */
export function stepOfFormer(step: string | undefined): WizardStep | undefined {
  const asked = step?.replaceAll(/[_ ]|(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase() ?? "";
  return formerSteps[asked] ?? wizardSteps.find((one) => one === asked);
}

/** Addresses of old, and where they lead. */
export const formerPlaces: Readonly<Record<string, string>> = {
  "/review": reviewPlaces.mine,
  "/review/audit": reviewPlaces.cycles,
  "/review/manage": reviewPlaces.cycles,
  "/review/calibrationView": reviewPlaces.screen("company", "calibrationView"),
  "/review/detail-reports": reviewPlaces.screen("company", "detail-reports"),
  "/review/insights": reviewPlaces.screen("company", "insights"),
  "/app/team/direct-reports/review/action-plan": reviewPlaces.screen("direct-reports", "action-plans"),
  "/settings/reviewCycles": settingsPlaces["review_cycles"]!,
  "/settings/template": settingsPlaces["templates"]!,
  "/settings/questions": settingsPlaces["question_library"]!,
  "/settings/calibrationSettings": settingsPlaces["calibration_settings"]!,
};
