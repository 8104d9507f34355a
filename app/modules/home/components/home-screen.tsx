import { IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { HomeData, HomeGroup, LoadedLine } from "#app/platform/contributions/home-card.ts";
import { homeTopics, type HomeTopic } from "#app/platform/contributions/home-view.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { Card } from "#app/ui/card/card.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import type { FirstStepsCard as FirstSteps } from "../queries/first-steps.ts";
import { CardGroup } from "./card-group.tsx";
import { FirstStepsCard } from "./first-steps-card.tsx";
import classes from "./home.module.css";
import { ObligationsCard, type ObligationsCardProps } from "./obligations-card.tsx";

export type HomeScreenProps = HomeData & ObligationsCardProps & { view: "summary" | "feed"; filter: HomeTopic | null };

/** What is due soonest; on a phone the summary is still in reach below it. */
const mostShown = 12;

const ledByOne: readonly HomeGroup[] = ["team", "company"];

type Cards = HomeData["cards"];

/**
 * Cards beside what waits, and those below it: of the people one leads and of the company; where there are none, the second
 * half of one's own, so that no column stands empty beside a long one.
 */
function besideAndBelow(cards: Cards): { beside: Cards; below: readonly Cards[] } {
  const own = cards.filter(({ group }) => group === "me");
  const below = ledByOne.map((group) => cards.filter((card) => card.group === group));
  if (below.flat().length > 0) return { beside: own, below };
  const half = Math.ceil(own.length / 2);
  return { beside: own.slice(0, half), below: [own.slice(half)] };
}

/** What waits comes first; beside it how things stand, or what colleagues say. */
export function HomeScreen({ obligations, today, cards, attention, view, filter }: HomeScreenProps) {
  const { t } = useTranslation("home");
  const format = useFormat(useViewer().timeZone);
  // Part of the page itself: nothing is pushed down once it has come.
  const first = cards.find(({ name }) => name === "first-steps");
  const others = cards.filter((card) => card !== first);
  const { beside, below } = besideAndBelow(others);
  return (
    <>
      <PageHeader title={t("title")} description={format.longDate(today)} />
      <div className={classes.columns}>
        <div className={classes.first}>
          {first ? <FirstStepsCard data={first.data as FirstSteps} /> : null}
          <ObligationsCard obligations={obligations} today={today} most={mostShown} />
        </div>
        <div className={classes.second}>
          <Views view={view} filter={filter} />
          {others.length + attention.length === 0 ? (
            <EmptyState title={t("none.title")}>{t(`none.${view}`)}</EmptyState>
          ) : null}
          {attention.length > 0 ? <Attention lines={attention} /> : null}
          <CardGroup cards={beside} />
        </div>
        {below.some((group) => group.length > 0) ? (
          <div className={classes.third}>
            {below.map((group, place) => (
              <CardGroup key={place} cards={group} />
            ))}
          </div>
        ) : null}
      </div>
    </>
  );
}

/** Summary or feed, and of the summary all or one topic; each an address of its own. */
function Views({ view, filter }: Pick<HomeScreenProps, "view" | "filter">) {
  const { t } = useTranslation("home");
  const topic = (value: HomeTopic | null) => ({
    value: value ?? "all",
    label: t(`topic.${value ?? "all"}`),
    href: value ? `/app?filter=${value}` : "/app",
  });
  return (
    <div className={classes.views}>
      <SegmentedControl
        label={t("view.label")}
        name="view"
        value={view}
        segments={[
          { value: "summary", label: t("view.summary"), href: "/app" },
          { value: "feed", label: t("view.feed"), href: "/app?view=feed" },
        ]}
      />
      {view === "summary" ? (
        <SegmentedControl
          label={t("topic.label")}
          name="filter"
          value={filter ?? "all"}
          segments={[null, ...homeTopics].map(topic)}
        />
      ) : null}
    </div>
  );
}

/** What wants an administrator, each with the list of it. */
function Attention({ lines }: { lines: readonly LoadedLine[] }) {
  const { t } = useTranslation("home");
  const words = useWords("home", ...new Set(lines.map(({ room }) => room)));
  return (
    <Card level={2} title={t("attention")}>
      <ul className={classes.lines}>
        {lines.map(({ room, label, href, count }) => (
          <li key={`${room} ${label}`}>
            <UiLink href={href} className={classes.line}>
              <span>{words(label, { count }, room)}</span>
              <IconChevronRight size={16} aria-hidden="true" className={classes.arrow} />
            </UiLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
