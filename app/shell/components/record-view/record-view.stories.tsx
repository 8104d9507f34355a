import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import shell from "../../strings/en.json";
import { RecordView } from "./record-view.tsx";

const meta: Meta<typeof RecordView> = {
  title: "Frame/RecordView",
  component: RecordView,
  args: {
    state: <Chip tone="green">On track</Chip>,
    acts: <Button tone="primary">Check in</Button>,
    more: <Button tone="quiet">Archive</Button>,
    facts: (
      <>
        <span>Asha Rao</span>
        <span>Dec 31, 2026</span>
      </>
    ),
    overview: <p>Win back ten customers who left last year.</p>,
    activity: { count: 3, content: <p>Asha Rao created this on Oct 1.</p> },
    links: { content: <p>Aligned to Grow in the north.</p> },
  },
  render: (args) => (
    <StoryScreen strings={{ shell }}>
      <RecordView {...args} />
    </StoryScreen>
  ),
};

export default meta;

type Story = StoryObj<typeof RecordView>;

export const WithParts: Story = {};

export const Plain: Story = { args: { activity: undefined as never, links: null, more: null } };
