import { useLocation } from "@remix-run/react";
import { IconArrowUp } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useLive } from "#app/platform/live/use-live.ts";
import { Button } from "#app/ui/button/button.tsx";
import { askJson } from "#app/platform/http/ask-json.ts";
import { feedPlaces } from "../../feed-places.ts";
import type { FeedPage } from "../../queries/feed-page.ts";
import classes from "./feed.module.css";

/** Says that colleagues have posted since the page was shown. What is read stays where it is until the reader asks. */
export function NewPosts({ page, now }: { page: FeedPage; now: string }) {
  const { t } = useTranslation("feed");
  const { search } = useLocation();
  const [count, setCount] = useState(0);
  const since = page.posts[0]?.postedAt ?? now;
  useEffect(() => setCount(0), [since]);
  useLive("feed", () => void countSince(since).then(setCount, () => undefined));
  return (
    <div className={classes.newPosts} role="status">
      {count > 0 ? (
        <Button
          tone="primary"
          size="small"
          href={`${feedPlaces.feed}${search}`}
          icon={<IconArrowUp />}
          onClick={() => setCount(0)}
        >
          {t("new-posts", { count })}
        </Button>
      ) : null}
    </div>
  );
}

async function countSince(since: string): Promise<number> {
  const address = `${feedPlaces.newPosts}?${new URLSearchParams({ since })}`;
  return (await askJson<{ count: number }>(address)).count;
}
