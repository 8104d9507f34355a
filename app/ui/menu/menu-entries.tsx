import { Menu as MantineMenu } from "@mantine/core";
import type { ReactNode } from "react";
import { UiLink } from "../link/link.tsx";

export interface MenuAction {
  kind?: "action";
  id: string;
  label: string;
  icon?: ReactNode;
  /** Short text at the end of the row, such as a key. */
  hint?: ReactNode;
  href?: string;
  onSelect?: () => void;
  tone?: "neutral" | "danger";
  disabled?: boolean;
  /** Stays in sight at the end of a menu that is longer than its place. */
  pinned?: boolean;
}

export type MenuEntry = MenuAction | { kind: "divider"; id: string } | { kind: "heading"; id: string; label: string };

function MenuActionItem({ action }: { action: MenuAction }) {
  const shared = {
    leftSection: action.icon,
    rightSection: action.hint,
    disabled: action.disabled ?? false,
    "data-tone": action.tone ?? "neutral",
    "data-pinned": action.pinned || undefined,
  };
  if (action.href !== undefined) {
    return (
      <MantineMenu.Item {...shared} component={UiLink} href={action.href}>
        {action.label}
      </MantineMenu.Item>
    );
  }
  return (
    <MantineMenu.Item {...shared} onClick={() => action.onSelect?.()}>
      {action.label}
    </MantineMenu.Item>
  );
}

/** The rows inside a menu's dropdown. */
export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <>
      {entries.map((entry) => {
        if (entry.kind === "divider") return <MantineMenu.Divider key={entry.id} />;
        if (entry.kind === "heading") return <MantineMenu.Label key={entry.id}>{entry.label}</MantineMenu.Label>;
        return <MenuActionItem key={entry.id} action={entry} />;
      })}
    </>
  );
}
