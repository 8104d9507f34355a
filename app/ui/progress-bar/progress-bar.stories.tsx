import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./progress-bar.tsx";

const meta: Meta<typeof ProgressBar> = {
  title: "Data/ProgressBar",
  component: ProgressBar,
  args: { value: 64, label: "Progress" },
};

export default meta;

type Story = StoryObj<typeof ProgressBar>;

export const Default: Story = {};

export const InColumn: Story = { args: { label: undefined, inRow: true } };

export const Unknown: Story = { args: { value: null } };

export const Beyond: Story = { args: { value: 140, tone: "green" } };

export const Below: Story = { args: { value: -12, tone: "red" } };

export const Orange: Story = { args: { tone: "orange", formatted: "64 of 100" } };
