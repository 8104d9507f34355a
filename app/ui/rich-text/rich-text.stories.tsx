import type { Meta, StoryObj } from "@storybook/react-vite";
import { RichTextField } from "./rich-text-field.tsx";
import { RichText } from "./rich-text.tsx";

const html =
  "<h2>Where we are</h2><p>The price list is <strong>nearly</strong> done.</p><ul " +
  'data-type="taskList"><li data-type="taskItem" data-checked="true"><p>Second quote</p></li><li ' +
  'data-type="taskItem" data-checked="false"><p>Visit the warehouse</p></li></ul><p>See <a ' +
  'href="https://example.com">the plan</a>.</p>';

const meta: Meta<typeof RichTextField> = {
  title: "Fields/RichTextField",
  component: RichTextField,
  args: {
    name: "body",
    label: "Notes",
    defaultHtml: html,
    defaultText: "Where we are\nThe price list is nearly done.",
    words: {
      toolbar: "Formatting",
      bold: "Bold",
      italic: "Italic",
      heading: "Heading",
      bullets: "Bullet list",
      numbers: "Numbered list",
      checklist: "Checklist",
      link: "Link",
      linkAddress: "Address of the link",
      linkApply: "Add link",
      linkRemove: "Remove link",
    },
  },
};

export default meta;

type Story = StoryObj<typeof RichTextField>;

export const Filled: Story = {};

export const Empty: Story = { args: { defaultHtml: "", defaultText: "", placeholder: "What was said?" } };

export const Shown: Story = { render: () => <RichText html={html} /> };
