import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusDot } from "./status-dot.tsx";

const meta: Meta<typeof StatusDot> = {
  title: "Data/StatusDot",
  component: StatusDot,
  args: { tone: "green", label: "On track" },
};

export default meta;

type Story = StoryObj<typeof StatusDot>;

export const Neutral: Story = { args: { tone: "neutral" } };

export const Green: Story = { args: { tone: "green" } };

export const Orange: Story = { args: { tone: "orange" } };

export const Red: Story = { args: { tone: "red" } };

export const Blue: Story = { args: { tone: "blue" } };

export const Grey: Story = { args: { tone: "grey" } };
