import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconBell } from "@tabler/icons-react";
import { Avatar } from "../avatar/avatar.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { SearchTrigger } from "./search-trigger.tsx";
import { TopBar } from "./top-bar.tsx";

const meta: Meta<typeof TopBar> = {
  title: "Navigation/TopBar",
  component: TopBar,
  args: {
    children: <SearchTrigger label="Search or jump to" keys={["Ctrl", "K"]} onClick={() => undefined} />,
    end: (
      <>
        <IconButton label="Notifications" icon={<IconBell aria-hidden="true" />} />
        <Avatar name="Asha Rao" labelled />
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof TopBar>;

export const Default: Story = {};
