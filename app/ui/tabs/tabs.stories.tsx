import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tabs } from "./tabs.tsx";

const meta: Meta<typeof Tabs> = {
  title: "Surfaces/Tabs",
  component: Tabs,
  args: {
    label: "Parts",
    current: "b",
    tabs: [
      { id: "a", label: "Overview", href: "#a" },
      { id: "b", label: "Pending", href: "#b", count: 4 },
      { id: "c", label: "Past", href: "#c", count: 38 },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof Tabs>;

export const Default: Story = {};

const topics = "People,Goals,Check-ins,Feedback,Growth,1:1s,Reviews,Surveys,Pay,Points,Notes,Joining,Leaving,Usage";

const fourteen = topics.split(",").map((label) => ({ id: label, label, href: `#${label}` }));

export const Many: Story = {
  args: { tabs: fourteen, current: "Points", more: "More" },
  play: async ({ canvasElement }) => canvasElement.querySelector("summary")?.click(),
};
