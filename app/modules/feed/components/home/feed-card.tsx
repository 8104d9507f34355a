import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { feedPlaces } from "../../feed-places.ts";
import type { FeedCard as Data } from "../../queries/home-feed.ts";
import classes from "./feed-card.module.css";

/** What colleagues wrote lately. */
export default function FeedCard({ data: { posts } }: { data: Data }) {
  const { t } = useTranslation("feed");
  const viewer = useViewer();
  const format = useFormat(viewer.timeZone);
  return (
    <Card level={2} title={t("title")} actions={<UiLink href={feedPlaces.feed}>{t("all")}</UiLink>}>
      <ul className={classes.list}>
        {posts.map(({ id, author, body, postedAt }) => (
          <li key={id} className={classes.row}>
            <UiLink href={feedPlaces.post(id)} className={classes.link}>
              <strong>{author.name}</strong>: <span dir="auto">{body}</span>
            </UiLink>
            <time className={classes.time} dateTime={postedAt}>
              {format.relative(postedAt, viewer.now)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
