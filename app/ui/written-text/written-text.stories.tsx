import type { Meta, StoryObj } from "@storybook/react-vite";
import { WrittenText } from "./written-text.tsx";

const meta: Meta<typeof WrittenText> = {
  title: "Data/WrittenText",
  component: WrittenText,
  args: { children: "You answered every customer of the week.\n\nKeep the notes short." },
};

export default meta;

type Story = StoryObj<typeof WrittenText>;

export const Medium: Story = {};

export const Large: Story = { args: { size: "large" } };

export const FromRightToLeft: Story = { args: { children: "عمل ممتاز هذا الأسبوع." } };
