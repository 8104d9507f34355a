import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconHome, IconMessages, IconTarget, IconUsers } from "@tabler/icons-react";
import { Logo } from "../logo/logo.tsx";
import { SideNavigation, type NavigationSection } from "./side-navigation.tsx";

const sections: NavigationSection[] = [
  {
    id: "mine",
    label: "My data",
    entries: [
      { id: "home", label: "Home", href: "#home", icon: <IconHome aria-hidden="true" /> },
      {
        id: "aims",
        label: "Aims",
        href: "#aims",
        icon: <IconTarget aria-hidden="true" />,
        children: [
          { id: "mine", label: "My aims", href: "#mine" },
          { id: "company", label: "Company aims", href: "#company" },
        ],
      },
      { id: "talks", label: "Talks", href: "#talks", icon: <IconMessages aria-hidden="true" />, badge: "3" },
    ],
  },
  {
    id: "team",
    label: "Team",
    entries: [{ id: "people", label: "People", href: "#people", icon: <IconUsers aria-hidden="true" /> }],
  },
];

const meta: Meta<typeof SideNavigation> = {
  title: "Navigation/SideNavigation",
  component: SideNavigation,
  args: {
    label: "Main",
    sections,
    current: "mine",
    header: <Logo wordmark="Cairn" />,
    onToggle: () => undefined,
    collapseLabel: "Narrow the navigation",
    expandLabel: "Widen the navigation",
  },
};

export default meta;

type Story = StoryObj<typeof SideNavigation>;

export const Wide: Story = {};

export const Narrow: Story = { args: { collapsed: true, header: <Logo label="Cairn" /> } };
