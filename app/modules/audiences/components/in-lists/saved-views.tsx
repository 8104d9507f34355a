import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { IconBookmark } from "@tabler/icons-react";
import { Suspense, useState, type MouseEvent } from "react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { ListViews } from "../../queries/views-of-list.ts";
import classes from "./saved-views.module.css";
import { viewsAddress } from "../views-address.ts";

const loadMenu = () => import("./saved-views-menu.tsx");
const SavedViewsMenu = lazyPart(async () => ({ default: (await loadMenu()).SavedViewsMenu }));

/** Tells which view is in force; leads to the list's views, or opens them where they are once scripts have loaded. */
export function SavedViews({ views }: { views: ListViews | null }) {
  const { t } = useTranslation("audiences");
  const [wanted, setWanted] = useState(false);
  if (!views) return null;
  const { current } = views;
  const name = current ? t(current.changed ? "menu.changed" : "menu.current", { name: current.name }) : t("menu.open");
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setWanted(true);
  };
  const trigger = (
    <Button
      href={viewsAddress(views.address)}
      icon={<IconBookmark aria-hidden="true" />}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={open}
    >
      <span className={classes.name} title={name} data-plain={current ? undefined : ""}>
        {name}
      </span>
    </Button>
  );
  return wanted ? (
    <Suspense fallback={trigger}>
      <SavedViewsMenu views={views} name={name} />
    </Suspense>
  ) : (
    trigger
  );
}
