import type { Meta, StoryObj } from "@storybook/react-vite";
import { SmallText } from "./small-text.tsx";

const meta: Meta<typeof SmallText> = {
  title: "Data/SmallText",
  component: SmallText,
  args: { children: "Changed on 12 March" },
};

export default meta;

type Story = StoryObj<typeof SmallText>;

export const Default: Story = {};

export const Parts: Story = {
  args: {
    parts: true,
    children: (
      <>
        <span>Changed on 12 March</span>
        <span>by Asha</span>
      </>
    ),
  },
};
