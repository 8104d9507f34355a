import type { Notice } from "#app/platform/contributions/room-time.ts";
import type { NoticeKind } from "#app/platform/contributions/notice-kind.ts";
import { roomServers } from "../rooms.server.ts";

const kinds = new Map(
  roomServers.flatMap(({ name: room, noticeKinds = {} }) =>
    Object.entries(noticeKinds).map(([kind, declared]) => [`${room}:${kind}`, declared] as const),
  ),
);

/** What a room declares of a kind of notice; null for one that it no longer has. */
export function kindOfNotice({ room, kind }: Pick<Notice, "room" | "kind">): NoticeKind | null {
  return kinds.get(`${room}:${kind}`) ?? null;
}

/** Whether people get a mail of it as well. */
export function goesByMail(notice: Notice): boolean {
  const found = kindOfNotice(notice);
  if (!found) throw new Error(`No room declares the notice ${notice.room}:${notice.kind}.`);
  return found.by === "MAIL";
}

/** With which others people choose it; null where it goes as the rest of its room. */
export function groupOfNotice(room: string, kind: string): string | null {
  return kindOfNotice({ room, kind })?.group ?? null;
}
