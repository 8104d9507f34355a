import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { integrationPlaces } from "../integration-addresses.ts";
import type { ListedInstallation } from "../queries/installation-list.ts";
import type { PluginsPage } from "../queries/plugins-page.ts";
import { HealthChip } from "./health-chip.tsx";
import classes from "./integrations.module.css";
import { KindIcon } from "./kind-icon.tsx";

/** What is connected and how it stands; below it, what else may be. */
export function PluginsScreen({ page }: { page: PluginsPage }) {
  const { t } = useTranslation("integrations");
  const { kind, installations, offered, broken } = page;
  return (
    <>
      <PageHeader
        title={kind ? t(`kind.${kind}`) : t("navigation.all")}
        description={kind ? t(`about.${kind}`) : t("text")}
      />
      <div className={classes.body}>
        {installations.length > 0 ? (
          <EntryList label={t("connected")}>
            {installations.map((each) => (
              <Installed key={each.id} installation={each} timeZone={page.timeZone} now={page.now} />
            ))}
          </EntryList>
        ) : (
          <EmptyState title={t("none")}>{t("none-text")}</EmptyState>
        )}
        {offered.length > 0 ? <Offered offered={offered} /> : null}
        {broken.length > 0 ? (
          <Section title={t("broken")} description={t("broken-text")}>
            <EntryList label={t("broken")}>
              {broken.map(({ id, reason }) => (
                <Entry
                  key={id}
                  icon={<IconAlertTriangle aria-hidden="true" />}
                  title={<bdi>{id}</bdi>}
                  facts={<bdi>{reason}</bdi>}
                />
              ))}
            </EntryList>
          </Section>
        ) : null}
      </div>
    </>
  );
}

function Offered({ offered }: Pick<PluginsPage, "offered">) {
  const { t } = useTranslation("integrations");
  return (
    <Section title={t("catalogue")}>
      <EntryList label={t("catalogue")}>
        {offered.map(({ id, title, kind: of, version, ours }) => (
          <Entry
            key={id}
            icon={<KindIcon kind={of} />}
            title={<bdi>{title}</bdi>}
            facts={
              <>
                <span>{t(`kind.${of}`)}</span>
                <span>{t("version", { version })}</span>
                {ours ? null : <span>{t("of-others")}</span>}
              </>
            }
            action={
              <Button href={integrationPlaces.install(id)} size="small" aria-label={t("connect-one", { title })}>
                {t("connect")}
              </Button>
            }
          />
        ))}
      </EntryList>
    </Section>
  );
}

type InstalledProps = { installation: ListedInstallation; timeZone: string; now: string };

function Installed({ installation, timeZone, now }: InstalledProps) {
  const { t } = useTranslation("integrations");
  const format = useFormat(timeZone);
  const { id, kind, name, account, health, refused, lastGoodAt } = installation;
  return (
    <Entry
      icon={<KindIcon kind={kind} />}
      title={
        <UiLink href={integrationPlaces.installation(id)}>
          <bdi>{name}</bdi>
        </UiLink>
      }
      facts={
        <>
          <span>{t(`kind.${kind}`)}</span>
          {account ? <bdi>{account}</bdi> : null}
          <span>
            {lastGoodAt ? t("last-good", { time: format.relative(lastGoodAt, new Date(now)) }) : t("never-good")}
          </span>
        </>
      }
      action={<HealthChip health={health} refused={refused} />}
    />
  );
}
