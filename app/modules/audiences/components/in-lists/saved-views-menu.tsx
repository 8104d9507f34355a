import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import {
  IconBookmark,
  IconCheck,
  IconDeviceFloppy,
  IconList,
  IconPlus,
  IconStar,
  IconStarOff,
  IconUsers,
} from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import type { MenuEntry } from "#app/ui/menu/menu-entries.tsx";
import { Menu } from "#app/ui/menu/menu.tsx";
import type { ListView, ListViews } from "../../queries/views-of-list.ts";
import { useCommand, useViewSaid } from "../view-commands.ts";
import { viewsAddress } from "../views-address.ts";
import classes from "./saved-views.module.css";

/** The views of a list, and what may be done with the one in force; open as soon as it is there. */
export function SavedViewsMenu({ views, name }: { views: ListViews; name: string }) {
  const ask = useAsk();
  const entries = [...useViewEntries(views), ...useActEntries(views, ask)];
  return (
    <Menu
      defaultOpened
      align="end"
      trigger={
        <Button icon={<IconBookmark aria-hidden="true" />}>
          <span className={classes.name} title={name} data-plain={views.current ? undefined : ""}>
            {name}
          </span>
        </Button>
      }
      entries={entries}
    />
  );
}

function useViewEntries({ views, current, plainAddress }: ListViews): MenuEntry[] {
  const { t } = useTranslation("audiences");
  const icon = (view: ListView) => {
    if (view.id === current?.id) return <IconCheck aria-hidden="true" />;
    return view.shared ? <IconUsers aria-hidden="true" /> : <IconBookmark aria-hidden="true" />;
  };
  const hint = (view: ListView) => (view.opensFirst ? t("opens-first") : view.shared ? t("shared") : undefined);
  return [
    { kind: "heading", id: "heading", label: t("title") },
    {
      id: "plain",
      label: t("menu.none"),
      href: plainAddress,
      icon: current ? <IconList aria-hidden="true" /> : <IconCheck aria-hidden="true" />,
    },
    ...views.map((view) => ({ id: view.id, label: view.name, href: view.address, icon: icon(view), hint: hint(view) })),
    { kind: "divider", id: "divider" },
  ];
}

type Ask = (intent: string, fields: Record<string, string>) => void;

function useActEntries({ current, views, address }: ListViews, ask: Ask): MenuEntry[] {
  const { t } = useTranslation("audiences");
  const first = views.find(({ id }) => id === current?.id)?.opensFirst ?? false;
  return [
    ...(current?.changed && current.mayReplace
      ? [
          {
            id: "replace",
            label: t("act.replace"),
            icon: <IconDeviceFloppy aria-hidden="true" />,
            onSelect: () => ask("replace-view", { viewId: current.id, version: String(current.version), of: address }),
          },
        ]
      : []),
    ...(current
      ? [
          {
            id: "first",
            label: t(first ? "act.not-first" : "act.first"),
            icon: first ? <IconStarOff aria-hidden="true" /> : <IconStar aria-hidden="true" />,
            onSelect: () => ask("choose-default", { viewId: current.id, ...(first ? {} : { chosen: "on" }) }),
          },
        ]
      : []),
    { id: "save", label: t("act.save"), href: viewsAddress(address), icon: <IconPlus aria-hidden="true" /> },
  ];
}

/** Asks without leaving the list, and says what came of it. */
function useAsk(): Ask {
  const { send } = useCommand({
    intent: ["replace-view", "choose-default"],
    action: "/app/views",
    said: useViewSaid(),
  });
  return (intent, fields) => send({ intent, ...fields });
}
