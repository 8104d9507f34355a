import { IconChevronRight } from "@tabler/icons-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { HomeData, HomeGroup, LoadedCard, LoadedLine } from "#app/platform/contributions/home-card.ts";
import type { Obligation } from "#app/platform/contributions/owed.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { HomeCardPart } from "#app/shell/components/home-cards.tsx";
import { ObligationList } from "#app/shell/components/obligation-list.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import classes from "./home.module.css";

export type HomeScreenProps = HomeData & { obligations: readonly Obligation[]; today: string };

const groups: readonly HomeGroup[] = ["me", "team", "company"];

/** What waits, how one's own things stand, one's team, and what wants an administrator. */
export function HomeScreen({ obligations, today, cards, attention }: HomeScreenProps) {
  const { t } = useTranslation("home");
  const format = useFormat(useViewer().timeZone);
  return (
    <>
      <PageHeader title={t("title")} description={format.longDate(today)} />
      <div className={classes.columns}>
        <div className={classes.first}>
          <Card
            level={2}
            title={obligations.length > 0 ? t("waiting", { count: obligations.length }) : t("nothing-waits")}
          >
            {obligations.length > 0 ? (
              <ObligationList obligations={obligations} today={today} />
            ) : (
              <p className={classes.calm}>{t("nothing-waits-text")}</p>
            )}
          </Card>
        </div>
        <div className={classes.second}>
          {groups.map((group) => (
            <CardGroup key={group} cards={cards.filter((card) => card.group === group)} />
          ))}
          {attention.length > 0 ? <Attention lines={attention} /> : null}
        </div>
      </div>
    </>
  );
}

function CardGroup({ cards }: { cards: readonly LoadedCard[] }) {
  return cards.map(({ name, data }) => (
    <Suspense key={name} fallback={null}>
      <HomeCardPart name={name} data={data} />
    </Suspense>
  ));
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
