import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Section } from "./section.tsx";

const meta: Meta<typeof Section> = {
  title: "Surfaces/Section",
  component: Section,
  args: {
    title: "Members",
    description: "Those who can see and change this.",
    actions: <Button size="small">Add</Button>,
    children: "Content",
  },
};

export default meta;

type Story = StoryObj<typeof Section>;

export const Default: Story = {};
