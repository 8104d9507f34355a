import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";

/** How this room's notices reach people; of those in pairs and threes, one speaks of oneself and one of several at once. */
export const reviewNoticeKinds = noticeKinds({
  mail: [
    ...["opened", "opened-self", "opened-several", "to-nominate", "to-nominate-several", "nominated", "declined"],
    ...["reminded", "reminded-self", "reminded-several", "nominate-reminded", "nominate-reminded-several"],
    ...["overdue", "overdue-self", "overdue-several", "nominate-overdue", "nominate-overdue-several"],
    ...[
      "reopened",
      "reopened-self",
      "extended",
      "extended-self",
      "withdrawn",
      "cancelled",
      "restored",
      "cycle-reopened",
    ],
    ...["shared", "to-sign", "result-reopened", "disagreed", "refused", "refused-of", "witness"],
    ...["probation-CONFIRMED", "probation-EXTENDED", "probation-ENDED"],
  ],
  inbox: ["answered", "accepted"],
});
