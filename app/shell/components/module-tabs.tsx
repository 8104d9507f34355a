import { useTranslation } from "react-i18next";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { scopesOf, tabsBeside, type Place } from "../place.ts";
import classes from "./frame.module.css";

/** The screens of the module one is in, and whose records they show; nothing where there is no choice. */
export function ModuleTabs({ place }: { place: Place }) {
  const { t } = useTranslation("shell");
  const tabs = tabsBeside(place);
  const scopes = scopesOf(place);
  if (tabs.length < 2 && scopes.length < 2) return null;
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
