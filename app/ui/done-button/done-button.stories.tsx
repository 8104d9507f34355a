import type { Meta, StoryObj } from "@storybook/react-vite";
import { DoneButton } from "./done-button.tsx";

const meta: Meta<typeof DoneButton> = {
  title: "Actions/DoneButton",
  component: DoneButton,
  args: { label: "Finish: write to the customer", done: false },
};

export default meta;

type Story = StoryObj<typeof DoneButton>;

export const Open: Story = {};

export const Done: Story = { args: { done: true } };

export const Disabled: Story = { args: { disabled: true } };
