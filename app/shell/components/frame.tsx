import { IconMenu2, IconSearch } from "@tabler/icons-react";
import { useNavigation as useRouterNavigation } from "@remix-run/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { KeyHint } from "#app/ui/key-hint/key-hint.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Logo } from "#app/ui/logo/logo.tsx";
import { SideNavigation } from "#app/ui/side-navigation/side-navigation.tsx";
import { SkipLink } from "#app/ui/skip-link/skip-link.tsx";
import { TopBar } from "#app/ui/top-bar/top-bar.tsx";
import type { FrameData } from "../frame.server.ts";
import classes from "./frame.module.css";
import { MobileNavigation } from "./mobile-navigation.tsx";
import { Palette, usePalette } from "./palette.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { SupportBanner } from "./support-banner.tsx";
import { usePageTitle } from "./use-page-title.ts";
import { useRemembered } from "./use-remembered.ts";
import { ViewingBanner } from "./viewing-banner.tsx";
import { useNavigation } from "./use-navigation.tsx";
import { NotificationsButton } from "./notifications-button.tsx";

/** Navigation, search and one's own things around every screen. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const { t } = useTranslation("shell");
  const navigation = useNavigation(data.navigation);
  const [collapsed, toggleCollapsed] = useRemembered("cairn.navigation-collapsed");
  const palette = usePalette();
  const [menuOpen, setMenuOpen] = useState(false);
  const busy = useRouterNavigation().state !== "idle";
  usePageTitle();
  return (
    <div className={classes.frame}>
      <SkipLink targetId="main" label={t("skip-to-content")} />
      <SideNavigation
        label={t("navigation")}
        sections={navigation.sections}
        current={navigation.current}
        collapsed={collapsed}
        onToggle={toggleCollapsed}
        collapseLabel={t("collapse")}
        expandLabel={t("expand")}
        header={
          <UiLink href="/app" className={classes.home} aria-label={t("home")}>
            {collapsed ? <Logo /> : <Logo wordmark="Cairn" />}
          </UiLink>
        }
        footer={collapsed ? null : <p className={classes.company}>{data.company}</p>}
      />
      <div className={classes.column}>
        {busy ? <div className={classes.progress} role="progressbar" aria-label={t("loading")} /> : null}
        {data.viewedBy ? <ViewingBanner person={data.person.name} /> : null}
        <Top data={data} onMenu={() => setMenuOpen(true)} onSearch={palette.open} />
        {data.supportUntil ? (
          <SupportBanner company={data.company} until={data.supportUntil} timeZone={data.person.timeZone} />
        ) : null}
        <main id="main" tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
      <MobileNavigation
        data={data}
        navigation={navigation}
        opened={menuOpen}
        onOpen={() => setMenuOpen(true)}
        onClose={() => setMenuOpen(false)}
      />
      <Palette opened={palette.opened} onClose={palette.close} sections={navigation.sections} />
    </div>
  );
}

type TopProps = { data: FrameData; onMenu: () => void; onSearch: () => void };

/** The way to the navigation where it is folded away, search, and one's own things. */
function Top({ data, onMenu, onSearch }: TopProps) {
  const { t } = useTranslation("shell");
  return (
    <TopBar
      start={
        <IconButton className={classes.menuButton} label={t("navigation")} icon={<IconMenu2 />} onClick={onMenu} />
      }
      end={
        <>
          <NotificationsButton unread={data.badges.unread ?? 0} />
          <PersonMenu person={data.person} />
        </>
      }
    >
      <Button tone="quiet" className={classes.search} icon={<IconSearch size={16} />} onClick={onSearch}>
        <span className={classes.searchText}>{t("palette.open")}</span>
        <span className={classes.keys}>
          <KeyHint keys={["Ctrl", "K"]} />
        </span>
      </Button>
    </TopBar>
  );
}
