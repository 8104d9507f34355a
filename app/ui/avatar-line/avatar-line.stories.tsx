import type { Meta, StoryObj } from "@storybook/react-vite";
import { Chip } from "../chip/chip.tsx";
import { AvatarLine } from "./avatar-line.tsx";

const meta: Meta<typeof AvatarLine> = {
  title: "Data/AvatarLine",
  component: AvatarLine,
  args: { name: "Asha Rao", below: "asha@acme.test" },
};

export default meta;

type Story = StoryObj<typeof AvatarLine>;

export const Default: Story = {};

export const WithMark: Story = { args: { end: <Chip tone="grey">Left</Chip> } };
