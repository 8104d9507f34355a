import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconBinaryTree, IconLayoutGrid, IconList } from "@tabler/icons-react";
import { SegmentedControl } from "./segmented-control.tsx";

const meta: Meta<typeof SegmentedControl> = {
  title: "Actions/SegmentedControl",
  component: SegmentedControl,
  args: {
    label: "View",
    name: "view",
    defaultValue: "list",
    segments: [
      { value: "list", label: "List", icon: <IconList aria-hidden="true" /> },
      { value: "tree", label: "Tree", icon: <IconBinaryTree aria-hidden="true" /> },
      { value: "card", label: "Cards", icon: <IconLayoutGrid aria-hidden="true" /> },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof SegmentedControl>;

export const Radios: Story = {};

export const Links: Story = {
  args: {
    value: "week",
    segments: [
      { value: "week", label: "Week", href: "#week" },
      { value: "month", label: "Month", href: "#month" },
    ],
  },
};

export const IconsOnly: Story = {
  args: {
    segments: [
      { value: "list", label: "List", icon: <IconList aria-hidden="true" />, iconOnly: true },
      { value: "tree", label: "Tree", icon: <IconBinaryTree aria-hidden="true" />, iconOnly: true },
    ],
  },
};
