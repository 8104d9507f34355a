import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Row, RowList } from "./row-list.tsx";

const meta: Meta<typeof RowList> = {
  title: "Data/RowList",
  component: RowList,
  args: {
    children: (
      <>
        <Row>
          <a href="#one">Someone answered you</a>
          <Button size="small">Mark as read</Button>
        </Row>
        <Row>
          <a href="#two">A review is due</a>
        </Row>
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof RowList>;

export const Default: Story = {};
