import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { scopesOf, tabsBeside, type Place } from "../place.ts";
import classes from "./frame.module.css";

/** The screens of the module one is in, and whose records they show; their room alone where there is no choice, so that titles keep their place. */
export function ModuleTabs({ place }: { place: Place | null }) {
  const { t } = useTranslation("shell");
  const tabs = place ? tabsBeside(place) : [];
  const scopes = place ? scopesOf(place) : [];
  if (!place || (tabs.length < 2 && scopes.length < 2)) return <div className={classes.noTabs} />;
  return (
    <div className={classes.tabs}>
      {tabs.length > 1 ? (
        <div className={classes.tabsScroll}>
          <Tabs
            label={t("module-tabs")}
            current={place.tab.path}
            tabs={tabs.map(({ path, label }) => ({ id: path, label, href: path }))}
          />
        </div>
      ) : null}
      {scopes.length > 1 ? (
        <nav className={classes.scopes} aria-label={t("scope.label")}>
          <SegmentedControl
            label={t("scope.label")}
            name="scope"
            value={place.tab.scope ?? ""}
            segments={scopes.map(({ scope, path }) => ({ value: scope, label: t(`scope.${scope}`), href: path }))}
          />
        </nav>
      ) : null}
    </div>
  );
}
