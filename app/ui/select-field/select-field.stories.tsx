import type { Meta, StoryObj } from "@storybook/react-vite";
import { SelectField } from "./select-field.tsx";

const meta: Meta<typeof SelectField> = {
  title: "Fields/SelectField",
  component: SelectField,
  args: {
    label: "Period",
    name: "period",
    placeholder: "Choose a period",
    options: [
      { value: "q1", label: "First quarter", group: "2026" },
      { value: "q2", label: "Second quarter", group: "2026" },
      { value: "y", label: "The whole year" },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof SelectField>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: "q2" } };

export const WithError: Story = { args: { error: "Choose one", required: true } };
