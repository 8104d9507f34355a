import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconArchive, IconCopy } from "@tabler/icons-react";
import { Button } from "../button/button.tsx";
import { MoreActions } from "./more-actions.tsx";

const meta: Meta<typeof MoreActions> = { title: "Actions/MoreActions", component: MoreActions };

export default meta;

export const TwoActions: StoryObj<typeof MoreActions> = {
  args: {
    label: "More actions",
    children: (
      <>
        <Button tone="quiet" icon={<IconCopy size={16} />}>
          Copy
        </Button>
        <Button tone="quiet" icon={<IconArchive size={16} />}>
          Archive
        </Button>
      </>
    ),
  },
};
