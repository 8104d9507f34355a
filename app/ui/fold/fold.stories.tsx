import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fold } from "./fold.tsx";

const meta: Meta<typeof Fold> = {
  title: "Layout/Fold",
  component: Fold,
  args: { title: "Details", children: <p>Created by Asha Rao on October 1.</p> },
};

export default meta;

type Story = StoryObj<typeof Fold>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const Headed: Story = { args: { heading: true, beside: <span>2 of 5</span>, open: true } };
