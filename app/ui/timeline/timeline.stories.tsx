import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconPencil } from "@tabler/icons-react";
import { Avatar } from "../avatar/avatar.tsx";
import { Timeline } from "./timeline.tsx";

const meta: Meta<typeof Timeline> = {
  title: "Data/Timeline",
  component: Timeline,
  args: {
    label: "History",
    entries: [
      {
        id: "3",
        mark: <Avatar name="Asha Rao" />,
        title: "Asha Rao wrote a note",
        time: "2 hours ago",
        dateTime: "2026-03-31T12:00Z",
        body: "Two answers came late; the rota is fixed now.",
      },
      {
        id: "2",
        mark: <IconPencil aria-hidden="true" />,
        title: "The due date moved to 30 June",
        time: "yesterday",
        dateTime: "2026-03-30T12:00Z",
      },
      { id: "1", title: "Created", time: "3 March", dateTime: "2026-03-03T12:00Z" },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof Timeline>;

export const Default: Story = {};
