import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./text-area.tsx";

const meta: Meta<typeof TextArea> = {
  title: "Fields/TextArea",
  component: TextArea,
  args: { label: "What went well", name: "well" },
};

export default meta;

type Story = StoryObj<typeof TextArea>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    defaultValue: "The release went out on time.\nNobody had to stay late.",
    description: "A few sentences are enough.",
  },
};
