import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconBell, IconHome, IconMenu2, IconTarget } from "@tabler/icons-react";
import { BottomNavigation } from "./bottom-navigation.tsx";

const meta: Meta<typeof BottomNavigation> = {
  title: "Navigation/BottomNavigation",
  component: BottomNavigation,
  args: {
    label: "Main",
    current: "home",
    entries: [
      { id: "home", label: "Home", href: "#home", icon: <IconHome aria-hidden="true" /> },
      { id: "aims", label: "Aims", href: "#aims", icon: <IconTarget aria-hidden="true" /> },
      { id: "inbox", label: "Inbox", href: "#inbox", icon: <IconBell aria-hidden="true" />, badge: "3" },
      { id: "more", label: "More", icon: <IconMenu2 aria-hidden="true" /> },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof BottomNavigation>;

export const Default: Story = { globals: { viewport: { value: "mobile1" } } };
