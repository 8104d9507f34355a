import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconMail } from "@tabler/icons-react";
import { TextField } from "./text-field.tsx";

const meta: Meta<typeof TextField> = {
  title: "Fields/TextField",
  component: TextField,
  args: { label: "Title", name: "title", placeholder: "In a few words" },
};

export default meta;

type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};

export const WithHelp: Story = {
  args: { description: "Others will read this first.", defaultValue: "Answer within a day", required: true },
};

export const WithError: Story = { args: { error: ["This title is taken"], defaultValue: "Answer" } };

export const WithIcon: Story = { args: { label: "E-mail", type: "email", start: <IconMail aria-hidden="true" /> } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "Locked" } };
