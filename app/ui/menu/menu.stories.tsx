import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconArchive, IconCopy, IconPencil, IconTrash } from "@tabler/icons-react";
import { Button } from "../button/button.tsx";
import { KeyHint } from "../key-hint/key-hint.tsx";
import { Menu } from "./menu.tsx";

const meta: Meta<typeof Menu> = {
  title: "Actions/Menu",
  component: Menu,
  args: {
    trigger: <Button>Actions</Button>,
    entries: [
      { kind: "heading", id: "h", label: "This entry" },
      { id: "edit", label: "Edit", icon: <IconPencil aria-hidden="true" />, hint: <KeyHint keys={["E"]} /> },
      { id: "copy", label: "Duplicate", icon: <IconCopy aria-hidden="true" />, href: "#copy" },
      { id: "archive", label: "Archive", icon: <IconArchive aria-hidden="true" />, disabled: true },
      { kind: "divider", id: "d" },
      { id: "delete", label: "Delete", icon: <IconTrash aria-hidden="true" />, tone: "danger" },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof Menu>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};
