import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressRing } from "./progress-ring.tsx";

const meta: Meta<typeof ProgressRing> = {
  title: "Data/ProgressRing",
  component: ProgressRing,
  args: { value: 64, label: "Progress" },
};

export default meta;

type Story = StoryObj<typeof ProgressRing>;

export const Default: Story = {};

export const Unknown: Story = { args: { value: null } };

export const Large: Story = { args: { size: 96, tone: "green", value: 88 } };

export const Small: Story = { args: { size: 22 } };
