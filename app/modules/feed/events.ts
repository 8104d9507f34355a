/** What this room announces: ids alone. Whoever hears it asks for the rest under their own rights. */
export type FeedEvents = {
  "feed.posted": { postId: string; mentionedIds: string[] };
  "feed.edited": { postId: string; mentionedIds: string[] };
  "feed.deleted": { postId: string };
  "feed.restored": { postId: string };
  "feed.reacted": { postId: string; kind: string };
  "feed.reported": { postId: string; reportId: string };
  "feed.report-decided": { postId: string; decision: string };
  "feed.gif-changed": { gifId: string; change: "ADDED" | "DELETED" | "RESTORED" };
  "feed.settings-changed": { fields: string[] };
};

/** Keeps name and payload together where an event is recorded. */
export function feedEvent<Name extends keyof FeedEvents>(
  name: Name,
  payload: FeedEvents[Name],
): { name: Name; payload: FeedEvents[Name] } {
  return { name, payload };
}
