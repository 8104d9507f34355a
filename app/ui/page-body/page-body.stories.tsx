import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "../section/section.tsx";
import { PageBody } from "./page-body.tsx";

const meta: Meta<typeof PageBody> = {
  title: "Layout/PageBody",
  component: PageBody,
  args: {
    children: (
      <>
        <Section title="Password">Changed in March.</Section>
        <Section title="Devices">Two are signed in.</Section>
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof PageBody>;

export const Default: Story = {};
