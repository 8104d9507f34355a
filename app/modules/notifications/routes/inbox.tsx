import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { useLive } from "#app/platform/live/use-live.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Notices } from "../components/notices.tsx";
import { Obligations } from "../components/obligations.tsx";
import { withReasons } from "../queries/reasons-of-notices.ts";
import { noticesTopic } from "../notices-topic.ts";
import { countUnread } from "../queries/count-unread.ts";
import { listNotifications } from "../queries/list-notifications.ts";
import { markAllRead, markAllReadInput, markRead, markReadInput } from "../use-cases/mark-read.ts";

export function loader(args: LoaderFunctionArgs) {
  const { gatherings } = args.context.scope;
  return page({
    can: signedIn,
    input: z.object({ before: z.uuid().optional().catch(undefined) }),
    load: async (context, { before }, _request, { gatherings: { mailingRooms }, words }) => ({
      obligations: await gatherings.obligations(context),
      unread: await countUnread(context),
      notifications: withReasons(await listNotifications(context, before ?? null), mailingRooms(context), words),
      today: context.today(),
      first: !before,
      viewed: context.viewedBy !== undefined,
    }),
  })(args);
}

export const action = command({
  can: signedIn,
  intents: {
    "mark-read": { input: markReadInput, run: markRead },
    "mark-all-read": { input: markAllReadInput, run: markAllRead },
  },
});

export default function Inbox() {
  const { t } = useTranslation("notifications");
  const { obligations, today, unread, notifications, first, viewed } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useLive(first ? noticesTopic : null, revalidate);
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      {first ? <Obligations obligations={obligations} today={today} /> : null}
      <Notices unread={unread} rows={notifications.rows} next={notifications.next} viewed={viewed} />
    </>
  );
}
