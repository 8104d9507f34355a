import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconHome, IconPlus, IconTarget, IconUser } from "@tabler/icons-react";
import { CommandPalette } from "./command-palette.tsx";

const meta: Meta<typeof CommandPalette> = {
  title: "Navigation/CommandPalette",
  component: CommandPalette,
  args: {
    opened: true,
    onClose: () => undefined,
    label: "Search and commands",
    placeholder: "Search or jump to…",
    emptyText: "Nothing found",
    groups: [
      {
        id: "go",
        label: "Go to",
        commands: [
          { id: "home", label: "Home", href: "#home", icon: <IconHome aria-hidden="true" />, hint: ["G", "H"] },
          { id: "aims", label: "My aims", href: "#aims", icon: <IconTarget aria-hidden="true" />, hint: ["G", "A"] },
        ],
      },
      {
        id: "do",
        label: "Do",
        commands: [{ id: "new", label: "New aim", icon: <IconPlus aria-hidden="true" />, onSelect: () => undefined }],
      },
      {
        id: "people",
        label: "People",
        commands: [
          {
            id: "asha",
            label: "Asha Rao",
            description: "Design, Pune",
            href: "#asha",
            icon: <IconUser aria-hidden="true" />,
          },
        ],
      },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof CommandPalette>;

export const Default: Story = {};

export const Nothing: Story = { args: { groups: [] } };
