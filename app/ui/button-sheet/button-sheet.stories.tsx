import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ButtonSheet } from "./button-sheet.tsx";

const meta: Meta<typeof ButtonSheet> = { title: "Actions/ButtonSheet", component: ButtonSheet };

export default meta;

export const AsksForAReason: StoryObj<typeof ButtonSheet> = {
  args: {
    trigger: "Decline",
    children: (
      <>
        <TextField name="reason" label="Reason" />
        <Button>Decline</Button>
      </>
    ),
  },
};
