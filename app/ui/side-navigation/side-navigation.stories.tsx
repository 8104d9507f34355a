import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconBuilding, IconHome, IconInbox, IconMessages, IconTarget, IconUser, IconUsers } from "@tabler/icons-react";
import { Logo } from "../logo/logo.tsx";
import { SideNavigation, type NavigationSection } from "./side-navigation.tsx";

const sections: NavigationSection[] = [
  {
    id: "top",
    entries: [
      { id: "home", label: "Home", href: "#home", icon: <IconHome aria-hidden="true" /> },
      {
        id: "inbox",
        label: "Inbox",
        href: "#inbox",
        icon: <IconInbox aria-hidden="true" />,
        badge: { text: "3", label: "3 wait for you" },
      },
    ],
  },
  {
    id: "area",
    choice: {
      label: "Areas",
      current: "me",
      entries: [
        { id: "me", label: "Me", href: "#me", icon: <IconUser aria-hidden="true" /> },
        {
          ...{ id: "team", label: "Team", href: "#team", icon: <IconUsers aria-hidden="true" /> },
          badge: { text: "2", label: "2 wait for you" },
        },
        { id: "company", label: "Company", href: "#company", icon: <IconBuilding aria-hidden="true" /> },
      ],
    },
    entries: [
      { id: "goals", label: "Goals", href: "#goals", icon: <IconTarget aria-hidden="true" /> },
      { id: "one-on-ones", label: "1:1s", href: "#one-on-ones", icon: <IconMessages aria-hidden="true" /> },
    ],
  },
];

const meta: Meta<typeof SideNavigation> = {
  title: "Navigation/SideNavigation",
  component: SideNavigation,
  args: {
    label: "Main",
    sections,
    current: "goals",
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

export const Searchable: Story = {
  args: {
    search: { label: "Search settings", noneText: "No setting is called that." },
    sections: [
      { id: "people", label: "People", entries: [{ id: "employees", label: "Employees", href: "#employees" }] },
      { id: "access", label: "Access", entries: [{ id: "roles", label: "Roles", href: "#roles" }] },
    ],
  },
};
