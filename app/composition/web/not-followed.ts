/** Lists without an address `/changes`, each with what a program does in its place. A test finds every other list followed. */
export const listsNotFollowed: readonly { lists: readonly string[]; why: string }[] = [
  {
    lists: ["/goals/:goalId/check-ins"],
    why: "Check-ins of all goals are followed at `GET /goals/check-ins/changes`.",
  },
  {
    lists: [
      "/audit-log",
      "/goals/:goalId/history",
      "/initiatives/:initiativeId/history",
      "/disciplinary/notes/:noteId/history",
    ],
    why: "A log, newest first, whose entries stay as they are: read it until you meet an entry you have.",
  },
  {
    lists: ["/webhooks/:webhookId/deliveries"],
    why: "A log of thirty days to look for faults in: what it tells of comes to the webhook, and a message is read by its id.",
  },
  {
    lists: ["/webhook-events", "/access/rights", "/access/explainable", "/assist/features", "/cohorts/base-cohorts"],
    why: "What this release of the product offers: it changes with a release, and with nothing that people do.",
  },
  {
    lists: ["/access/modules", "/disciplinary/types"],
    why: "Settings of the company, short and read whole: `GET` with `If-None-Match` says whether they changed.",
  },
  {
    lists: ["/time-frames"],
    why: "A calendar, worked out from the day and the company's year: nobody changes a period.",
  },
  {
    lists: ["/access/who-can"],
    why: "The answer to one question at one moment, worked out from all rights; it is no list of records.",
  },
  {
    lists: ["/surveys/:surveyId/comments"],
    why: "When a comment came would tell who wrote it: they are read whole, in no order, without a moment.",
  },
];

/** The same in words, for the document. */
export const notFollowedText = listsNotFollowed
  .map(({ lists, why }) => `${lists.map((path) => `\`GET ${path}\``).join(", ")}: ${why}`)
  .join(" ");
