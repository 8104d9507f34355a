import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { feedPlaces } from "../../feed-places.ts";
import type { HashtagPage } from "../../queries/feed-page.ts";
import { Posts } from "./feed-screen.tsx";
import classes from "./feed.module.css";

/** The posts under a hashtag that the reader may read. */
export function TagScreen({ data: { tag, page } }: { data: HashtagPage }) {
  const { t } = useTranslation("feed");
  return (
    <div className={classes.narrow}>
      <PageHeader
        title={<bdi>#{tag.name}</bdi>}
        breadcrumbs={[{ label: t("title"), href: feedPlaces.feed }]}
        breadcrumbsLabel={t("back")}
      />
      <Posts page={page} />
    </div>
  );
}
