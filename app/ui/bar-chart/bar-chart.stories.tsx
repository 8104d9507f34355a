import type { Meta, StoryObj } from "@storybook/react-vite";
import { BarChart } from "./bar-chart.tsx";

const meta: Meta<typeof BarChart> = {
  title: "Data/BarChart",
  component: BarChart,
  args: {
    bars: [
      { key: "1", label: "Needs improvement", share: 8, text: "5 · 8 %" },
      { key: "2", label: "Meets expectations", share: 62, text: "38 · 62 %" },
      { key: "3", label: "Exceeds expectations", share: 30, text: "18 · 30 %" },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof BarChart>;

export const Default: Story = {};

export const WithGuideline: Story = {
  args: {
    bars: [
      { key: "low", label: "Low", share: 5, text: "2 people · guideline 10 %", guideline: 10 },
      { key: "solid", label: "Solid", share: 70, text: "28 people · guideline 70 %", guideline: 70 },
      { key: "top", label: "Top", share: 25, text: "10 people · guideline 20 % · 2 too many", guideline: 20 },
    ],
  },
};

export const Empty: Story = { args: { bars: [{ key: "a", label: "Solid", share: null, text: "0 people" }] } };
