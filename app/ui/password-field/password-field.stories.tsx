import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordField } from "./password-field.tsx";

const meta: Meta<typeof PasswordField> = {
  title: "Fields/PasswordField",
  component: PasswordField,
  args: {
    label: "Password",
    name: "password",
    showLabel: "Show password",
    hideLabelText: "Hide password",
    autoComplete: "current-password",
  },
};

export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Empty: Story = {};

export const WithError: Story = { args: { error: "Too short", defaultValue: "abc" } };
