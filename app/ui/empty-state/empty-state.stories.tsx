import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta: Meta<typeof EmptyState> = {
  title: "Surfaces/EmptyState",
  component: EmptyState,
  args: {
    title: "Nothing here yet",
    children: "Lay the first stone: say what you want to reach, and by when.",
    action: <Button tone="primary">Begin</Button>,
  },
};

export default meta;

type Story = StoryObj<typeof EmptyState>;

export const Start: Story = { args: { variant: "start" } };

export const Search: Story = { args: { variant: "search", title: "Nothing matches" } };

export const Done: Story = { args: { variant: "done", title: "All done for today" } };

export const Locked: Story = { args: { variant: "locked", title: "This is not open to you" } };

export const Lost: Story = { args: { variant: "lost", title: "We lost the path" } };

export const People: Story = { args: { variant: "people", title: "Nobody reports to you" } };
