import { IconSearch } from "@tabler/icons-react";
import { useNavigation as useRouterNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { KeyHint } from "#app/ui/key-hint/key-hint.tsx";
import { SkipLink } from "#app/ui/skip-link/skip-link.tsx";
import { TopBar } from "#app/ui/top-bar/top-bar.tsx";
import type { FrameData } from "../frame.server.ts";
import classes from "./frame.module.css";
import { Help, HelpButton, useHelp } from "./help-button.tsx";
import { FrameNavigation } from "./frame-navigation.tsx";
import { MobileNavigation } from "./mobile-navigation.tsx";
import { ModuleTabs } from "./module-tabs.tsx";
import { Palette, usePalette } from "./palette.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { SupportBanner } from "./support-banner.tsx";
import { useNoticeRead } from "./use-notice-read.ts";
import { usePageTitle } from "./use-page-title.ts";
import { ViewingBanner } from "./viewing-banner.tsx";
import { useNavigation } from "./use-navigation.tsx";
import { useScreens } from "./use-screens.ts";

/** Navigation, search and one's own things around every screen. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const { t } = useTranslation("shell");
  const modules = useScreens(data.screens);
  const navigation = useNavigation(modules);
  const palette = usePalette();
  const help = useHelp();
  const busy = useRouterNavigation().state !== "idle";
  const { place } = navigation;
  usePageTitle();
  useNoticeRead();
  return (
    <div className={classes.frame}>
      <SkipLink targetId="main" label={t("skip-to-content")} />
      <FrameNavigation navigation={navigation} company={data.company} logo={data.logo} />
      <div className={classes.column}>
        {busy ? <div className={classes.progress} role="progressbar" aria-label={t("loading")} /> : null}
        {data.viewedBy ? <ViewingBanner person={data.person.name} /> : null}
        <Top data={data} onSearch={palette.open} onHelp={help.open} />
        {data.supportUntil ? (
          <SupportBanner company={data.company} until={data.supportUntil} timeZone={data.person.timeZone} />
        ) : null}
        <ModuleTabs place={place && place.module.area !== "settings" ? place : null} />
        <main id="main" tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
      <MobileNavigation company={data.company} logo={data.logo} modules={modules} navigation={navigation} />
      <Help help={help} />
      <Palette opened={palette.opened} onClose={palette.close} modules={modules} person={data.person} />
    </div>
  );
}

/** Search, and one's own things. */
function Top({ data, onSearch, onHelp }: { data: FrameData; onSearch: () => void; onHelp: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <TopBar
      end={
        <>
          <HelpButton onOpen={onHelp} />
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
