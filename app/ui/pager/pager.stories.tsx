import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pager } from "./pager.tsx";

const meta: Meta<typeof Pager> = {
  title: "Data/Pager",
  component: Pager,
  args: { label: "Pages", summary: "1 to 25 of 312", previousLabel: "Previous", nextLabel: "Next", nextHref: "#2" },
};

export default meta;

type Story = StoryObj<typeof Pager>;

export const First: Story = {};

export const Middle: Story = { args: { previousHref: "#1", summary: "26 to 50 of 312" } };

export const Numbered: Story = {
  args: {
    previousHref: "#1",
    pages: [
      { label: "1", href: "#1" },
      { label: "2", href: "#2a", current: true },
      { label: "3", href: "#3" },
    ],
  },
};
