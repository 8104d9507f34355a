import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { useDateRangeFilter } from "#app/shell/components/dates/use-date-range-filter.tsx";
import { useReadAlike } from "#app/shell/components/use-read-alike.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Kept } from "#app/ui/kept/kept.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { postedDates, postKinds } from "../../domain/post.ts";
import { feedPlaces } from "../../feed-places.ts";
import type { FeedPage } from "../../queries/feed-page.ts";
import type { FeedScreenData } from "../../queries/feed-screen.ts";
import { feedCommands } from "../feed-commands.ts";
import { PostCard } from "../post-card/post-card.tsx";
import { usePostedAgo } from "../post-card/use-posted-ago.ts";
import cards from "../post-card/post-card.module.css";
import { Composer } from "./composer.tsx";
import classes from "./feed.module.css";
import { NewPosts } from "./new-posts.tsx";

const FeedAnswer = feedCommands.PageAnswer;

/** What colleagues wrote, newest first, and a place to write. */
export function FeedScreen({ data }: { data: FeedScreenData }) {
  const { t } = useTranslation("feed");
  const { page, first, popular } = data;
  return (
    <div className={classes.screen}>
      <ListScreen title={t("title")} filters={useFilters(data)}>
        <div className={classes.columns}>
          <div className={classes.main}>
            <FeedAnswer intents={["create-post"]} said={t("posted")} />
            {first ? <Composer data={data} /> : null}
            {first ? <NewPosts page={page} now={data.now} /> : null}
            <Posts page={page} />
          </div>
          {popular.length > 0 ? (
            <aside className={classes.aside} aria-label={t("popular")}>
              <h2 className={classes.asideTitle}>{t("popular")}</h2>
              <Stack as="ul" gap="tight">
                {popular.map(({ id, name, count }) => (
                  <li key={id}>
                    <UiLink href={feedPlaces.tag(id)}>
                      <bdi>#{name}</bdi>
                    </UiLink>{" "}
                    <span className={classes.soft}>{count}</span>
                  </li>
                ))}
              </Stack>
            </aside>
          ) : null}
        </div>
      </ListScreen>
    </div>
  );
}

function useFilters({ filters, people, posted: { range, days } }: FeedScreenData): ListFilter[] {
  const { t } = useTranslation("feed");
  const posted = useDateRangeFilter({ label: t("filter.since"), names: postedDates, range, days });
  return [
    {
      name: "from",
      label: t("filter.from"),
      value: filters.from,
      standard: "everybody",
      options: [
        { value: "everybody", label: t("from.everybody") },
        { value: "team", label: t("audience.TEAM") },
        { value: "peers", label: t("audience.PEERS") },
        { value: "me", label: t("from.me") },
      ],
    },
    {
      name: "kind",
      label: t("composer.kind"),
      value: filters.kind,
      any: t("filter.any"),
      options: [...postKinds, "CARD" as const].map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    // Where numbers lead here, of one person.
    ...(["author", "named"] as const).flatMap((name): ListFilter[] => {
      const person = people.find(({ id }) => id === filters[name]);
      if (!person) return [];
      const options = [{ value: person.id, label: person.name }];
      return [{ name, label: t(`filter.${name}`), value: person.id, any: t("from.everybody"), options }];
    }),
    { ...posted, also: [...posted.also, "since"] },
  ];
}

/** One page of posts, with the way to older and newer ones. */
export function Posts({ page: { posts, older, newer } }: { page: FeedPage }) {
  const { t } = useTranslation("feed");
  const alike = useReadAlike();
  const ago = usePostedAgo();
  return (
    <>
      {posts.length === 0 ? (
        <EmptyState title={t("empty.title")}>{t("empty.text")}</EmptyState>
      ) : (
        <ul className={cards.list}>
          {posts.map((post) => (
            <li key={post.id}>
              <Kept by={() => `post ${alike()} ${ago(post)} ${JSON.stringify(post)}`}>
                {() => <PostCard post={post} />}
              </Kept>
            </li>
          ))}
        </ul>
      )}
      <ListPages cursors={{ previous: newer, next: older }} />
    </>
  );
}
