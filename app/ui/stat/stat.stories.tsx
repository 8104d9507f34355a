import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stat } from "./stat.tsx";

const meta: Meta<typeof Stat> = {
  title: "Surfaces/Stat",
  component: Stat,
  args: { label: "On track", value: "72%", hint: "41 of 57" },
};

export default meta;

type Story = StoryObj<typeof Stat>;

export const Plain: Story = {};

export const Better: Story = { args: { trend: { label: "+8", direction: "up", tone: "good" } } };

export const Worse: Story = { args: { trend: { label: "-3", direction: "down", tone: "bad" } } };

export const Same: Story = { args: { trend: { label: "0", direction: "flat" } } };
