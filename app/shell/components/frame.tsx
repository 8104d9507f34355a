import { IconSearch } from "@tabler/icons-react";
import { useLocation, useNavigation as useRouterNavigation } from "@remix-run/react";
import { memo, Suspense, useMemo, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Kept } from "#app/ui/kept/kept.tsx";
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
  const { t, i18n } = useTranslation("shell");
  const palette = usePalette();
  const help = useHelp();
  const busy = useRouterNavigation().state !== "idle";
  const { company, person } = data;
  usePageTitle();
  useNoticeRead();
  // As `comesAlive` below: the same element as long as the screen is the same.
  const screen = useMemo(() => <Suspense fallback={null}>{children}</Suspense>, [children]);
  return (
    <div className={classes.frame}>
      <SkipLink targetId="main" label={t("skip-to-content")} />
      <Side data={data} />
      <div className={classes.column}>
        {busy ? <div className={classes.progress} role="progressbar" aria-label={t("loading")} /> : null}
        {data.viewedBy ? <ViewingBanner person={person.name} /> : null}
        <Kept by={() => `top ${JSON.stringify([i18n.language, person])}`}>
          {() => <Top data={data} onSearch={palette.open} onHelp={help.open} />}
        </Kept>
        {data.supportUntil ? (
          <SupportBanner company={company} until={data.supportUntil} timeZone={person.timeZone} />
        ) : null}
        <Tabs data={data} />
        <main id="main" tabIndex={-1} className={classes.main}>
          {screen}
        </main>
      </div>
      <Mobile data={data} />
      <Help help={help} />
      <Kept by={() => "palette"}>{() => <PaletteHere data={data} palette={palette} />}</Kept>
    </div>
  );
}

type WithFrame = { data: FrameData };

const Side = comesAlive("side", SideHere);
const Tabs = comesAlive("tabs", TabsHere);
const Mobile = comesAlive("mobile", MobileHere);

/**
 * A part of the frame that the server keeps, and that comes to life after the frame itself, in slices between which a press is
 * answered. What changes of the frame meanwhile must not reach it: React would draw it anew instead.
 */
function comesAlive(name: string, Part: ComponentType<WithFrame>) {
  return memo(function Later({ data }: WithFrame) {
    const { i18n } = useTranslation("shell");
    const { pathname } = useLocation();
    const { company, logo, screens } = data;
    return (
      <Suspense fallback={null}>
        <Kept by={() => `${name} ${JSON.stringify([i18n.language, company, logo, pathname, screens])}`}>
          {() => <Part data={data} />}
        </Kept>
      </Suspense>
    );
  });
}

// Each asks where one is by itself: while the server keeps them, none is asked.
function SideHere({ data: { screens, company, logo } }: WithFrame) {
  return <FrameNavigation navigation={useNavigation(useScreens(screens))} company={company} logo={logo} />;
}

function TabsHere({ data: { screens } }: WithFrame) {
  const { place } = useNavigation(useScreens(screens));
  return <ModuleTabs place={place && place.module.area !== "settings" ? place : null} />;
}

function MobileHere({ data: { screens, company, logo } }: WithFrame) {
  const modules = useScreens(screens);
  return <MobileNavigation company={company} logo={logo} modules={modules} navigation={useNavigation(modules)} />;
}

function PaletteHere({ data, palette }: WithFrame & { palette: ReturnType<typeof usePalette> }) {
  return (
    <Palette opened={palette.opened} onClose={palette.close} modules={useScreens(data.screens)} person={data.person} />
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
      <Button tone="quiet" className={classes.search} icon={<IconSearch />} onClick={onSearch}>
        <span className={classes.searchText}>{t("palette.open")}</span>
        <span className={classes.keys}>
          <KeyHint keys={["Ctrl", "K"]} />
        </span>
      </Button>
    </TopBar>
  );
}
