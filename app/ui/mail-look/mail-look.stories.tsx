import type { Meta, StoryObj } from "@storybook/react-vite";
import { MailLook } from "./mail-look.tsx";

const meta: Meta<typeof MailLook> = { title: "Data/MailLook", component: MailLook };

export default meta;

export const AnInvitation: StoryObj<typeof MailLook> = {
  args: {
    id: "mail",
    subject: "Join Acme Robotics",
    to: "To maya@example.test",
    html: '<html lang="en"><body><p>Hello Maya,</p><p><a href="https://example.test">Join</a></p></body></html>',
    text: "Hello Maya,\n\nJoin:\nhttps://example.test\n",
    words: { look: "The mail as it looks", plain: "As text" },
  },
};
