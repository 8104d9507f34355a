export { notify } from "./use-cases/notify.ts";
/** How much is new for whom, for who tells people elsewhere. */
export { unreadSince } from "./queries/unread-since.ts";
