export { notify } from "./use-cases/notify.ts";
export { countUnread } from "./queries/count-unread.ts";
