import { IconAward } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { feedPlaces } from "../../feed-places.ts";
import type { FeedCard } from "../../queries/home-feed.ts";
import classes from "./feed-card.module.css";

/** The feed as it stands on the home page: what was said lately, each leading to the post. */
export default function MyFeedCard({ data: { posts } }: { data: FeedCard }) {
  const { t } = useTranslation("feed");
  const viewer = useViewer();
  const format = useFormat(viewer.timeZone);
  return (
    <Card level={2} title={t("title")} actions={<Button href={feedPlaces.feed}>{t("composer.label")}</Button>}>
      <ul className={classes.list}>
        {posts.map(({ id, kind, author, body, postedAt, reactions }) => (
          <li key={id} className={classes.post}>
            <div className={classes.head}>
              <PersonChip person={author} />
              <time className={classes.time} dateTime={postedAt}>
                {format.relative(postedAt, viewer.now)}
              </time>
              {kind === "KUDOS" ? (
                <Chip tone="green" icon={<IconAward size={14} aria-hidden="true" />}>
                  {t("kind.KUDOS")}
                </Chip>
              ) : null}
            </div>
            <div className={classes.said}>
              <UiLink href={feedPlaces.post(id)} className={classes.link}>
                <span dir="auto">{body}</span>
              </UiLink>
              {reactions > 0 ? (
                <span className={classes.time}>{t("reactions.total", { count: reactions })}</span>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
