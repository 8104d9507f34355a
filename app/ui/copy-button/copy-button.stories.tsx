import type { Meta, StoryObj } from "@storybook/react-vite";
import { CopyButton } from "./copy-button.tsx";

const meta: Meta<typeof CopyButton> = {
  title: "Actions/CopyButton",
  component: CopyButton,
  args: { text: "npm start", label: "Copy", copied: "Copied" },
};

export default meta;

type Story = StoryObj<typeof CopyButton>;

export const Default: Story = {};

export const Primary: Story = { args: { tone: "primary", size: "medium" } };
