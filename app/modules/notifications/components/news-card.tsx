import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import { daysInWords } from "#app/platform/i18n/days-in-words.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import type { NewsCard } from "../queries/newest-notices.ts";
import { notificationPlaces } from "../notification-places.ts";
import type { action } from "../routes/inbox.tsx";
import classes from "./inbox.module.css";
import { readByOpening } from "./read-by-opening.ts";

const { useCommand } = commandsOf<typeof action>("notifications");

/** What happened lately that one has not read. */
export default function News({ data: { news } }: { data: NewsCard }) {
  const { t } = useTranslation("notifications");
  const words = useWords("notifications", ...new Set(news.map(({ room }) => room)));
  const days = useFormat();
  const { send } = useCommand({ intent: "mark-read", action: notificationPlaces.inbox });
  const viewer = useViewer();
  const format = useFormat(viewer.timeZone);
  return (
    <Card level={2} title={t("notices.title")} actions={<UiLink href="/app/notifications">{t("title")}</UiLink>}>
      <RowList>
        {news.map(({ id, room, key, params, link, createdAt }) => (
          <Row key={id}>
            <UiLink href={link} className={classes.link} {...readByOpening(send, { id, read: false })}>
              {words(`notifications.${key}`, daysInWords(params, days), room)}
            </UiLink>
            <time className={classes.time} dateTime={createdAt}>
              {format.relative(createdAt, viewer.now)}
            </time>
          </Row>
        ))}
      </RowList>
    </Card>
  );
}
