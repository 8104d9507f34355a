import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconChevronDown, IconPlus } from "@tabler/icons-react";
import { Button } from "./button.tsx";

const meta: Meta<typeof Button> = { title: "Actions/Button", component: Button, args: { children: "Save changes" } };

export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { tone: "primary" } };

export const Secondary: Story = {};

export const Quiet: Story = { args: { tone: "quiet" } };

export const Danger: Story = { args: { tone: "danger", children: "Delete" } };

export const Loading: Story = { args: { tone: "primary", loading: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithIcons: Story = {
  args: {
    tone: "primary",
    icon: <IconPlus aria-hidden="true" />,
    iconEnd: <IconChevronDown aria-hidden="true" />,
    children: "New",
  },
};

export const AsLink: Story = { args: { href: "#", children: "Open" } };

export const Small: Story = { args: { size: "small" } };
