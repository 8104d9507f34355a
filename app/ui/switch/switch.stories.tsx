import type { Meta, StoryObj } from "@storybook/react-vite";
import { Switch } from "./switch.tsx";

const meta: Meta<typeof Switch> = {
  title: "Fields/Switch",
  component: Switch,
  args: { label: "Send a reminder", name: "reminder", description: "Two days before it is due." },
};

export default meta;

type Story = StoryObj<typeof Switch>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = { args: { error: "Cannot be turned on here" } };
