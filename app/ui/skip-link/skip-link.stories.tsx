import type { Meta, StoryObj } from "@storybook/react-vite";
import { SkipLink } from "./skip-link.tsx";

const meta: Meta<typeof SkipLink> = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  args: { targetId: "content", label: "Skip to the content" },
};

export default meta;

type Story = StoryObj<typeof SkipLink>;

export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">Content</main>
    </>
  ),
  play: async ({ canvasElement }) => canvasElement.querySelector("a")?.focus(),
};
