import type { Commented } from "./domain/comment.ts";

/** The same with the words of one comment open to be changed. */
export function editAddress(commented: Commented, commentId: string): string {
  return `${threadAddress(commented)}?${new URLSearchParams({ edit: commentId })}`;
}

/** Where the comments on a record stand by themselves, and where what is done with them is sent. */
export function threadAddress({ about, record }: Commented): string {
  return `/app/comments/${about}/${record}`;
}

/** A record's own address, with what was said about it open. */
export function activityAddress(link: string): string {
  return `${link}${link.includes("?") ? "&" : "?"}recordTab=activity`;
}
