import type { Meta, StoryObj } from "@storybook/react-vite";
import { RadioGroup } from "./radio-group.tsx";

const meta: Meta<typeof RadioGroup> = {
  title: "Fields/RadioGroup",
  component: RadioGroup,
  args: {
    label: "How often",
    name: "often",
    defaultValue: "week",
    options: [
      { value: "week", label: "Every week", description: "On Mondays" },
      { value: "month", label: "Every month" },
      { value: "never", label: "Never", disabled: true },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof RadioGroup>;

export const Column: Story = {};

export const Row: Story = {
  args: {
    layout: "row",
    options: [
      { value: "week", label: "Week" },
      { value: "month", label: "Month" },
    ],
  },
};

export const WithError: Story = {
  args: { required: true, error: "Choose one", description: "You can change it later." },
};
