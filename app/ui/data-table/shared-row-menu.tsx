import { Menu } from "@mantine/core";
import { useEffect } from "react";
import { MenuEntries, type MenuEntry } from "../menu/menu-entries.tsx";
import { OverlayGround } from "../theme/overlay-ground.tsx";
import classes from "../menu/menu.module.css";
import own from "./row-menu.module.css";

export interface OpenRowMenu {
  key: string;
  button: HTMLButtonElement;
}

export interface SharedRowMenuProps {
  open: OpenRowMenu;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** Marks the row's button as open, and hands focus back to it afterwards. */
function useOpenButton(button: HTMLButtonElement) {
  useEffect(() => {
    button.setAttribute("aria-expanded", "true");
    return () => {
      button.removeAttribute("aria-expanded");
      if (button.isConnected) button.focus({ preventScroll: true });
    };
  }, [button]);
}

/** The one menu of a table; it stands where the pressed button stands. */
export function SharedRowMenu({ open, entries, onClose }: SharedRowMenuProps) {
  useOpenButton(open.button);
  const box = open.button.getBoundingClientRect();
  const place = { left: box.left, top: box.top, width: box.width, height: box.height };
  return (
    <OverlayGround>
      <Menu
        opened
        onChange={(opened) => {
          if (!opened) onClose();
        }}
        position="bottom-end"
        offset={4}
        returnFocus={false}
        classNames={classes}
      >
        <Menu.Target>
          {/* Lies over the pressed button, so that pressing there again closes. */}
          <button type="button" tabIndex={-1} aria-hidden="true" className={own.anchor} style={place} />
        </Menu.Target>
        <Menu.Dropdown aria-label={open.button.getAttribute("aria-label") ?? ""}>
          <MenuEntries entries={entries} />
        </Menu.Dropdown>
      </Menu>
    </OverlayGround>
  );
}
