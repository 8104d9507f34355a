import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta: Meta<typeof Tooltip> = {
  title: "Actions/Tooltip",
  component: Tooltip,
  args: { label: "Counts from the first of the month", children: <Button>Hover or focus</Button> },
};

export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Default: Story = {};

export const Focused: Story = { play: async ({ canvasElement }) => canvasElement.querySelector("button")?.focus() };
