import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Chip } from "../chip/chip.tsx";
import { PageHeader } from "./page-header.tsx";

const meta: Meta<typeof PageHeader> = {
  title: "Surfaces/PageHeader",
  component: PageHeader,
  args: { title: "Answer every customer within a day" },
};

export default meta;

type Story = StoryObj<typeof PageHeader>;

export const Plain: Story = {};

export const Full: Story = {
  args: {
    breadcrumbs: [
      { label: "Company", href: "#company" },
      { label: "Support", href: "#support" },
    ],
    breadcrumbsLabel: "You are here",
    meta: <Chip tone="green">On track</Chip>,
    description: "What support works towards until the end of June.",
    actions: (
      <>
        <Button>Share</Button>
        <Button tone="primary">Check in</Button>
      </>
    ),
  },
};
