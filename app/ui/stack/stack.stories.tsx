import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Stack } from "./stack.tsx";

const meta: Meta<typeof Stack> = {
  title: "Layout/Stack",
  component: Stack,
  args: {
    children: (
      <>
        <Card>What is asked</Card>
        <Card>What was answered</Card>
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof Stack>;

export const Medium: Story = {};

export const Small: Story = { args: { gap: "small" } };

export const Tight: Story = { args: { gap: "tight" } };
