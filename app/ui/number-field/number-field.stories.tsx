import type { Meta, StoryObj } from "@storybook/react-vite";
import { NumberField } from "./number-field.tsx";

const meta: Meta<typeof NumberField> = {
  title: "Fields/NumberField",
  component: NumberField,
  args: { label: "Target", name: "target", suffix: "%", defaultValue: 80 },
};

export default meta;

type Story = StoryObj<typeof NumberField>;

export const Percent: Story = {};

export const WithError: Story = { args: { error: "At most 100", defaultValue: 120 } };
