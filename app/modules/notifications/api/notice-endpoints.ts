import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { behindIdInput, listShape } from "#app/platform/http/paging.ts";
import { moment, recordId } from "#app/platform/http/shapes.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { countUnread } from "../queries/count-unread.ts";
import { listNotifications } from "../queries/list-notifications.ts";
import { markAllRead, markRead } from "../use-cases/mark-read.ts";

const notice = z
  .object({
    id: recordId,
    room: z.string().describe("The part of the product that tells it.").meta({ example: "goals" }),
    kind: z.string().describe("What is told, as a code that stays.").meta({ example: "checked-in" }),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe("Who and what it is about, by name, as the words of the kind need them."),
    link: z.string().describe("The page it leads to, as a path."),
    createdAt: moment,
    read: z.boolean().describe("Whether the caller has read it."),
    done: z.boolean().describe("Whether what it asks for was done, or is asked no more."),
  })
  .meta({ id: "Notification" });
const unread = z.number().int().describe("How many the caller has not read, counted to 99.");
const paging = behindIdInput(z.uuid());

/** What the product has told the caller. */
export const noticeEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/me/notifications",
      can: signedIn,
      summary: "What the caller was told, newest first.",
      input: paging.input,
      output: listShape(notice, { unread }),
      run: async (context, { after, limit }) => {
        const { rows, next } = await listNotifications(context, paging.idOf(after), limit);
        return { items: rows, nextCursor: paging.cursorOf(next), unread: await countUnread(context) };
      },
    }),
  ),
  endpoint({
    method: "POST",
    path: "/me/notifications/:notificationId/read",
    can: signedIn,
    summary: "The caller has read it.",
    input: z.object({ notificationId: z.uuid().describe("The id of the notification.") }),
    output: z.object({ unread }),
    run: async (context, input) => {
      await markRead(context, input);
      return { unread: await countUnread(context) };
    },
  }),
  endpoint({
    method: "POST",
    path: "/me/notifications/read",
    can: signedIn,
    summary: "The caller has read all of them.",
    input: z.object({}),
    output: z.object({ unread }),
    run: async (context) => {
      await markAllRead(context);
      return { unread: await countUnread(context) };
    },
  }),
];
