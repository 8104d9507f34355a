import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconDots } from "@tabler/icons-react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Card } from "./card.tsx";

const meta: Meta<typeof Card> = {
  title: "Surfaces/Card",
  component: Card,
  args: { children: "A few quiet words about one subject." },
};

export default meta;

type Story = StoryObj<typeof Card>;

export const Plain: Story = {};

export const Titled: Story = {
  args: {
    title: "This week",
    actions: <IconButton size="small" label="More" icon={<IconDots aria-hidden="true" />} />,
  },
};

export const Stacked: Story = {
  args: {
    as: "article",
    stacked: true,
    children: (
      <>
        <strong>Asha</strong>
        <span>A few quiet words about one subject.</span>
      </>
    ),
  },
};

export const Link: Story = { args: { href: "#" } };
