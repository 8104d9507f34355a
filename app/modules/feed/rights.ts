import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

const open = { audience: "ORGANIZATION" };
const reported = { reported: true };

/** What a custom role can give over the feed: to moderate it, as admins of feedback do. */
export const feedRights: readonly RoomRight[] = [
  {
    key: "feed.moderate",
    label: "role-right.moderate",
    verb: "DELETE",
    scopable: false,
    ownEyesAlone: true,
    grants: [
      { action: "moderate", subject: "Feed" },
      { action: "view", subject: "FeedPost", conditions: reported },
      ...["FeedPost", "FeedComment"].flatMap((subject) =>
        [open, reported].map((conditions) => ({ action: "delete", subject, conditions })),
      ),
    ],
  },
];
