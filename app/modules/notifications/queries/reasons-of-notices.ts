import type { MailingRoom } from "#app/platform/contributions/notice-kind.ts";
import { aboutKind } from "../domain/mail-time.ts";
import type { NotificationRow } from "./list-notifications.ts";

/** Why somebody is told: what it is about, as they choose mails by it, and in words. */
export type NoticeReason = { about: string; label: string };

/** Notices, each with its reason; null where nobody chooses anything by it. */
export function withReasons(
  { rows, next }: { rows: readonly NotificationRow[]; next: string | null },
  rooms: readonly MailingRoom[],
  words: (room: string, key: string) => string,
): { rows: (NotificationRow & { reason: NoticeReason | null })[]; next: string | null } {
  const reasonOf = ({ room: name, kind }: NotificationRow): NoticeReason | null => {
    const room = rooms.find((each) => each.room === name);
    if (!room) return null;
    const group = room.groups.find(({ kinds }) => kinds.includes(kind));
    return { about: aboutKind(name, group?.group ?? null), label: words(name, (group ?? room).label) };
  };
  return { rows: rows.map((row) => ({ ...row, reason: reasonOf(row) })), next };
}
