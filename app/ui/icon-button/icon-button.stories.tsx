import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconBell } from "@tabler/icons-react";
import { IconButton } from "./icon-button.tsx";

const meta: Meta<typeof IconButton> = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { label: "Notifications", icon: <IconBell aria-hidden="true" /> },
};

export default meta;

type Story = StoryObj<typeof IconButton>;

export const Quiet: Story = {};

export const Secondary: Story = { args: { tone: "secondary" } };

export const Primary: Story = { args: { tone: "primary" } };

export const Pressed: Story = { args: { "aria-pressed": true } };

export const AsLink: Story = { args: { href: "#" } };
