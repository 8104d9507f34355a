import type { Meta, StoryObj } from "@storybook/react-vite";
import { MentionArea } from "./mention-area.tsx";

const people = [
  { id: "1", name: "Asha Rao", description: "Design" },
  { id: "2", name: "Ravi Kumar", description: "Sales" },
  { id: "3", name: "Lena Vogel", description: "Engineering" },
];

const meta: Meta<typeof MentionArea> = {
  title: "Fields/MentionArea",
  component: MentionArea,
  args: {
    label: "Your comment",
    name: "body",
    mentionsName: "mentions",
    listLabel: "People",
    foundText: (count) => `${count} people. Choose with the arrow keys and Enter.`,
    search: async (text) => people.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
  },
};

export default meta;

type Story = StoryObj<typeof MentionArea>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: "@Asha Rao, which customers does this count?", defaultMentions: [people[0]!] },
};

export const Offering: Story = {
  play: async ({ canvasElement }) => {
    const area = canvasElement.querySelector("textarea");
    if (!area) return;
    area.focus();
    area.setRangeText("What do you think, @", 0, 0, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((shown) => setTimeout(shown, 300));
  },
};

export const WithError: Story = { args: { error: "Somebody who is named may not see this", required: true } };
