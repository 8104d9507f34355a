/**
 * Deletions that ask for no version, each with the reason: what they take away never changes under its id, so there is nothing
 * that somebody else could have changed since it was read. A test finds all others asking.
 */
export const deletedUnread: readonly { paths: readonly string[]; why: string }[] = [
  {
    paths: ["/me/sessions/:sessionId", "/me/devices/:deviceId", "/invitations/:employeeId"],
    why: "It ends a way in, which is as good or better however it stands by now.",
  },
  {
    paths: ["/teams/:teamId/members/:employeeId", "/goals/:goalId/feeds/:parentId"],
    why: "It ends what ties two records, each of which keeps its own version.",
  },
  {
    paths: [
      "/metrics/:metricId/points/:pointId",
      "/employees/:employeeId/assignments/:assignmentId",
      "/goal-exports/:exportId",
    ],
    why: "A value that is corrected, a change that is planned anew and a file that is made again have an id of their own each time.",
  },
  {
    paths: ["/goals/:goalId/dependencies/:dependencyId"],
    why: "Of a dependency its answer alone changes, and one that is settled is not withdrawn.",
  },
  { paths: ["/company/logo"], why: "The answer names the logo that was taken away, which can be put back." },
];
