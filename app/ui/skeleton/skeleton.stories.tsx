import type { Meta, StoryObj } from "@storybook/react-vite";
import { SkeletonLines, SkeletonTable } from "./skeleton.tsx";

const meta: Meta<typeof SkeletonLines> = {
  title: "Surfaces/Skeleton",
  component: SkeletonLines,
  args: { label: "Loading" },
};

export default meta;

export const Lines: StoryObj<typeof SkeletonLines> = { args: { lines: 5 } };

export const Table: StoryObj<typeof SkeletonTable> = { render: () => <SkeletonTable label="Loading" rows={5} /> };
