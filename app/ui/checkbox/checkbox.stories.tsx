import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "./checkbox.tsx";

const meta: Meta<typeof Checkbox> = {
  title: "Fields/Checkbox",
  component: Checkbox,
  args: { label: "Visible to everyone", name: "visible" },
};

export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true, description: "Even to those outside the team." } };

export const Indeterminate: Story = { args: { indeterminate: true } };

export const WithError: Story = { args: { error: ["Please agree first"] } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
