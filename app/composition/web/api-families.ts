/**
 * Which calls answer what a program comes for: a path stands for all its methods, and those below it are named where they lead
 * elsewhere.
 */
export const apiFamilies: readonly { title: string; calls: readonly string[] }[] = [
  { title: "Who a program speaks for", calls: ["GET /me"] },
  {
    title: "Sessions, members and invitations",
    calls: [
      "GET /me/sessions",
      "GET /members",
      "GET /invitations",
      "POST /invitations",
      "DELETE /invitations/:employeeId",
    ],
  },
  { title: "Search", calls: ["GET /search", "GET /comments/people", "GET /goals/suggestions"] },
  {
    title: "Feed",
    calls: [
      "GET /feed/posts",
      "POST /feed/posts",
      "PUT /feed/posts/:postId",
      "POST /feed/posts/:postId/reactions",
      "POST /feed/predictions",
    ],
  },
  { title: "Comments", calls: ["GET /comments", "POST /comments", "PUT /comments/:commentId"] },
  {
    title: "Goals and key results",
    calls: [
      "GET /goals",
      "GET /goals/changes",
      "POST /goals",
      "PATCH /goals/:goalId",
      "DELETE /goals/:goalId",
      "GET /goals/:goalId/graph",
      "GET /goals/:goalId/history",
      "POST /goals/:goalId/copy",
      "POST /goals/:goalId/realign",
      "PUT /goals/:goalId/refresh-metric",
      "POST /goals/:goalId/tags",
      "POST /goals/unarchive",
      "POST /goals/coach",
    ],
  },
  {
    title: "Check-ins",
    calls: [
      "GET /goals/:goalId/check-ins",
      "GET /goals/check-ins/changes",
      "POST /goals/:goalId/check-ins",
      "POST /goals/check-ins",
    ],
  },
  {
    title: "Goals by file, templates and reports",
    calls: [
      "POST /goal-uploads",
      "GET /goal-templates",
      "POST /goal-templates/:templateId/assign",
      "GET /goals/access-templates",
      "POST /goal-exports",
    ],
  },
  {
    title: "Tasks",
    calls: [
      "GET /initiatives",
      "GET /initiatives/changes",
      "GET /initiatives/cards",
      "POST /initiatives",
      "PATCH /initiatives/:initiativeId",
      "DELETE /initiatives/:initiativeId",
      "GET /goals/:goalId/initiatives",
      "GET /initiatives/:initiativeId/history",
    ],
  },
  {
    title: "Metrics and tags",
    calls: ["GET /metrics", "PUT /metrics/:metricId/points", "GET /tags", "GET /tags/:tagId/records"],
  },
  {
    title: "People",
    calls: [
      "GET /employees",
      "GET /employees/changes",
      "GET /employees/:employeeId",
      "POST /employees",
      "PUT /employees/:employeeId",
      "POST /employees/:employeeId/assignments",
      "POST /employees/:employeeId/leaving",
      "POST /employee-imports",
    ],
  },
  {
    title: "The organisation",
    calls: [
      "GET /org-units",
      "GET /employees/:employeeId/reports",
      "GET /teams",
      "PUT /teams/:teamId/members/:employeeId",
      "GET /job-terms",
      "GET /holidays",
      "GET /company",
      "GET /time-frames",
    ],
  },
  {
    title: "Cohorts",
    calls: [
      "GET /cohorts",
      "GET /cohorts/base-cohorts",
      "GET /cohorts/values",
      "GET /cohorts/:cohortId/employees",
      "POST /cohorts",
    ],
  },
  {
    title: "Rights and the audit log",
    calls: [
      "GET /access/admins",
      "GET /access/roles",
      "GET /access/explanation",
      "GET /access/who-can",
      "GET /access/modules",
      "GET /audit-log",
    ],
  },
  {
    title: "Numbers and reports",
    calls: [
      "GET /analytics/topics/:topic/filters",
      "GET /analytics/topics/:topic/tabular",
      "GET /analytics/topics/:topic/aggregated-score",
      "GET /analytics/topics/:topic/timeline",
      "GET /analytics/topics/:topic/top-n",
      "POST /analytics/reports/:reportId/files",
      "GET /tasks/:taskId/file",
    ],
  },
  {
    title: "Reviews",
    calls: [
      "GET /reviews",
      "GET /review-cycles",
      "POST /review-forms/:formId/answers",
      "POST /review-forms/:formId/submit",
      "POST /review-nominations",
      "POST /review-results/:revieweeId/settle",
      "GET /review-results/:revieweeId/actions",
    ],
  },
  {
    title: "Calibration",
    calls: [
      "GET /calibration-groups",
      "POST /calibration-groups/:groupId/moves",
      "POST /calibration-groups/:groupId/finish",
    ],
  },
  {
    title: "One-on-ones",
    calls: [
      "GET /one-on-ones",
      "GET /one-on-ones/:meetingId",
      "POST /one-on-ones/:meetingId/talking-points",
      "POST /one-on-ones/:meetingId/action-items",
      "PUT /one-on-ones/:meetingId/notes",
      "GET /one-on-one-series",
      "GET /one-on-one-questions",
      "GET /one-on-one-templates",
    ],
  },
  {
    title: "Feedback",
    calls: [
      "GET /feedback",
      "POST /feedback",
      "GET /feedback-requests",
      "POST /feedback-asks/:askId/answer",
      "POST /feedback/analyze",
      "POST /feedback/rephrase",
      "GET /feedback/insights",
    ],
  },
  {
    title: "Surveys",
    calls: ["GET /surveys", "GET /me/surveys", "POST /surveys/:surveyId/answers", "GET /surveys/:surveyId/results"],
  },
  {
    title: "Competencies and growth",
    calls: [
      "GET /competencies",
      "GET /development/:employeeId",
      "GET /development/:employeeId/growth-plan",
      "POST /development/:employeeId/level-ups",
    ],
  },
  {
    title: "Points and disciplinary notes",
    calls: [
      "GET /points",
      "POST /shift-events",
      "GET /disciplinary/notes",
      "POST /disciplinary/notes/:noteId/acknowledge",
      "GET /disciplinary/notes/:noteId/signing-link",
    ],
  },
  {
    title: "Compensation",
    calls: [
      "GET /compensation-cycles",
      "POST /compensation-cycles/:cycleId/raises",
      "PUT /compensation-cycles/:cycleId/rates",
      "GET /me/compensation",
    ],
  },
  { title: "Joining and leaving", calls: ["GET /journeys", "POST /journeys", "GET /journey-templates"] },
  {
    title: "Notifications",
    calls: [
      "GET /me/notifications",
      "POST /me/notifications/read",
      "PUT /me/notification-preferences",
      "PUT /me/quiet-time",
      "GET /me/devices",
      "POST /me/devices",
      "PUT /notification-settings",
    ],
  },
  {
    title: "Webhooks and connectors",
    calls: [
      "GET /webhook-events",
      "POST /webhooks",
      "POST /webhooks/:webhookId/replay",
      "GET /connectors",
      "POST /connectors/:installationId/run",
    ],
  },
];
