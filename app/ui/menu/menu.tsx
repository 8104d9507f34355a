import { Menu as MantineMenu } from "@mantine/core";
import type { ReactElement } from "react";
import { MenuEntries, type MenuEntry } from "./menu-entries.tsx";
import { OverlayGround } from "../theme/overlay-ground.tsx";
import classes from "./menu.module.css";

export interface MenuProps {
  /** One element that takes a ref, such as Button or IconButton. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: "start" | "end";
  /** Open from the first moment, for a menu that is fetched when it is asked for. */
  defaultOpened?: boolean;
}

/** A list of actions behind a trigger; arrows, Home, End, Escape and type-ahead work. */
export function Menu({ trigger, entries, align = "start", defaultOpened = false }: MenuProps) {
  return (
    <OverlayGround>
      <MantineMenu
        defaultOpened={defaultOpened}
        position={align === "start" ? "bottom-start" : "bottom-end"}
        offset={4}
        classNames={classes}
      >
        <MantineMenu.Target>{trigger}</MantineMenu.Target>
        <MantineMenu.Dropdown>
          <MenuEntries entries={entries} />
        </MantineMenu.Dropdown>
      </MantineMenu>
    </OverlayGround>
  );
}
