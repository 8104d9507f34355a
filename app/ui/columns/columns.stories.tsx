import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Stack } from "../stack/stack.tsx";
import { Columns } from "./columns.tsx";

const meta: Meta<typeof Columns> = {
  title: "Layout/Columns",
  component: Columns,
  args: {
    children: (
      <>
        <Stack>
          <Card>What the page is about</Card>
        </Stack>
        <Stack as="aside" aria-label="Beside it">
          <Card>What helps</Card>
        </Stack>
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof Columns>;

export const Default: Story = {};

export const OnLaptops: Story = { args: { from: "laptop" } };
