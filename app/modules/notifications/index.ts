/** Ends what was asked by notices and is done. */
export { settleNudges } from "./use-cases/settle-nudges.ts";
/** Reads what somebody has before them by now. */
export { readOpened } from "./use-cases/read-opened.ts";
export { notify, notifyEach } from "./use-cases/notify.ts";
/** Managers who are to be told of their week, and of whom. */
export { ownReports, teamWeeksDue, type TeamWeek } from "./queries/team-weeks-due.ts";
/** What is due soon and was not called to mind yet. */
export { untoldDues } from "./queries/untold-dues.ts";
/** How much is new for whom, for who tells people elsewhere. */
export { unreadSince } from "./queries/unread-since.ts";
/** What waits to go by mail, and how it is said there. */
export { takeDueMails, type DueMail } from "./use-cases/take-due-mails.ts";
export { begunMails, noteMails } from "./use-cases/begun-mails.ts";
/** What somebody would be sent, before it is done. */
export { mailAsRead, type MailSpeech, type ReadMail } from "./queries/mails-to-come.ts";
export { noticeMail } from "./mail/notice-mail.ts";
export { stopAddress } from "./mail/stop-address.ts";
/** Takes back what was told of a record that is to be forgotten. */
export { forgetNoticesAt } from "./use-cases/forget-notices.ts";
/** What waits to go to devices and chats, how it is sent, and what came of it. */
export { takeDeliveries, type Delivery } from "./use-cases/take-deliveries.ts";
export { hasDeliveries, takeTests, type AskedTest } from "./use-cases/take-tests.ts";
export { forgetDevices, noteDeliveries, type Told } from "./use-cases/note-deliveries.ts";
export { sendPush, type PushMessage } from "./host/send-push.ts";
export { tellAway } from "./jobs/tell-away.job.ts";
/** The key at push services, as it lies sealed. */
export { keysOfPushKey, openPushKeys, resealPushKey, type PushKeys } from "./data/push-key.ts";
