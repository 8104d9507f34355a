import type { Meta, StoryObj } from "@storybook/react-vite";
import { AvatarGroup } from "./avatar-group.tsx";
import { Avatar } from "./avatar.tsx";
import { PeopleMark } from "./people-mark.tsx";

const meta: Meta<typeof Avatar> = {
  title: "Data/Avatar",
  component: Avatar,
  args: { name: "Asha Rao", labelled: true },
};

export default meta;

type Story = StoryObj<typeof Avatar>;

const names = ["Asha Rao", "Ravi Kumar", "Lena Vogel", "Jo Li", "Omar Sy", "Ana Díaz", "Tom Ek", "Mei Chen"];

export const Medium: Story = {};
export const Large: Story = { args: { size: "large" } };
export const Huge: Story = { args: { size: "huge" } };

export const Hues: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8 }}>
      {names.map((name) => (
        <Avatar key={name} name={name} labelled />
      ))}
    </div>
  ),
};

export const Group: Story = {
  render: () => <AvatarGroup label="Eight people" people={names.map((name) => ({ name }))} />,
};

export const OnePerson: Story = {
  render: () => <PeopleMark label="Owner" people={[{ name: "Asha Rao" }]} />,
};
