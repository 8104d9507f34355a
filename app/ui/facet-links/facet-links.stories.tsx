import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusDot } from "../status-dot/status-dot.tsx";
import { FacetLinks } from "./facet-links.tsx";

const meta: Meta<typeof FacetLinks> = {
  title: "Surfaces/FacetLinks",
  component: FacetLinks,
  args: {
    label: "By state",
    links: [
      { id: "all", href: "#all", content: "All", count: "24", current: true },
      { id: "on", href: "#on", content: <StatusDot tone="green" label="On track" />, count: "20", current: false },
      { id: "off", href: "#off", content: <StatusDot tone="red" label="At risk" />, count: "4", current: false },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof FacetLinks>;

export const Default: Story = {};
