import type { Meta, StoryObj } from "@storybook/react-vite";
import { ZoomButtons } from "./zoom-buttons.tsx";

const meta: Meta<typeof ZoomButtons> = {
  title: "Actions/ZoomButtons",
  component: ZoomButtons,
  args: {
    label: "Zoom",
    words: { closer: "Zoom in", farther: "Zoom out", fit: "Show all" },
    closer: () => undefined,
    farther: () => undefined,
    fit: () => undefined,
  },
};

export default meta;

export const InACorner: StoryObj<typeof ZoomButtons> = {};
