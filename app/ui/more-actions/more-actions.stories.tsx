import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconArchive, IconCopy } from "@tabler/icons-react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { MoreActions } from "./more-actions.tsx";

const meta: Meta<typeof MoreActions> = { title: "Actions/MoreActions", component: MoreActions };

export default meta;

export const TwoActions: StoryObj<typeof MoreActions> = {
  args: {
    label: "More actions",
    children: (
      <>
        <Button tone="quiet" icon={<IconCopy />}>
          Copy
        </Button>
        <Button tone="quiet" icon={<IconArchive />}>
          Archive
        </Button>
      </>
    ),
  },
};

/** One in each row of a list: drawn as soon as somebody comes near. */
export const InARow: StoryObj<typeof MoreActions> = {
  args: { ...TwoActions.args, quiet: true, elsewhere: "#record" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector("button")).toBeNull();
    await userEvent.click(canvas.getByLabelText("More actions"));
    await expect(canvas.getByRole("button", { name: "Archive" })).toBeVisible();
  },
};
