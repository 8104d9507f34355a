import type { Meta, StoryObj } from "@storybook/react-vite";
import { FromTo } from "./from-to.tsx";

const meta: Meta<typeof FromTo> = { title: "Data/FromTo", component: FromTo };
export default meta;
type Story = StoryObj<typeof FromTo>;

export const Plain: Story = { args: { from: "Senior", to: "Staff" } };
