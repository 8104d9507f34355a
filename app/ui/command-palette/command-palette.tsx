import { Modal } from "@mantine/core";
import type { CommandGroup } from "./command-groups.ts";
import { CommandPaletteBody } from "./command-palette-body.tsx";
import type { SearchCommands } from "./use-command-search.ts";
import { OverlayGround } from "../theme/overlay-ground.tsx";
import classes from "./command-palette.module.css";

export type { CommandGroup } from "./command-groups.ts";
export type { SearchCommands } from "./use-command-search.ts";

export interface CommandPaletteProps {
  opened: boolean;
  onClose: () => void;
  label: string;
  placeholder: string;
  emptyText: string;
  /** Commands known beforehand; filtered while typing. */
  groups: readonly CommandGroup[];
  /** Asks for more, such as people and documents. Keep it the same function from render to render. */
  onSearch?: SearchCommands;
}

const parts = { overlay: classes.overlay ?? "", inner: classes.inner ?? "", content: classes.content ?? "" };

/** Reaches everything by typing: arrows choose, Enter goes, Escape closes. */
export function CommandPalette({ opened, onClose, ...body }: CommandPaletteProps) {
  return (
    <OverlayGround>
      <Modal.Root opened={opened} onClose={onClose} classNames={parts}>
        <Modal.Overlay />
        <Modal.Content aria-label={body.label}>
          <CommandPaletteBody {...body} onClose={onClose} />
        </Modal.Content>
      </Modal.Root>
    </OverlayGround>
  );
}
