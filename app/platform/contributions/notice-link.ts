/** The parameter of an address by which somebody came from a notice, which is read by that. */
export const noticeParameter = "notice";

/** Where a page that was opened from a notice says so. */
export const readNoticePlace = "/app/notifications/read";

/** What a notice leads to, for a mail, a device or a chat: an address of the product that says which notice it was. */
export function linkOfNotice(link: string, noticeId: string): string {
  const address = new URL(link, "http://cairn.invalid");
  address.searchParams.set(noticeParameter, noticeId);
  return `${address.pathname}${address.search}${address.hash}`;
}
