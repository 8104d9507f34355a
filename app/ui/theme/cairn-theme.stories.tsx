import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Chip } from "../chip/chip.tsx";
import { CairnTheme } from "./cairn-theme.tsx";

const meta: Meta<typeof CairnTheme> = { title: "Theme/CairnTheme", component: CairnTheme };

export default meta;

type Story = StoryObj<typeof CairnTheme>;

const sample = (
  <div style={{ display: "flex", alignItems: "center", gap: 12 }}>
    <Button tone="primary">Save</Button>
    <a href="#link">A link</a>
    <Chip tone="blue">Note</Chip>
  </div>
);

/** Bright, dark and pale brand colours alike keep their contrast. */
export const Blue: Story = { args: { accent: "#1d4ed8", children: sample } };
export const Yellow: Story = { args: { accent: "#facc15", children: sample } };
export const Ink: Story = { args: { accent: "#111827", children: sample } };
export const Pink: Story = { args: { accent: "#ec4899", children: sample } };

export const Scripts: Story = {
  render: () => (
    <div>
      <p>Calm, dense, legible: 0123456789</p>
      <p lang="hi">लक्ष्य तक का मार्ग पत्थरों से चिह्नित</p>
      <p lang="ar" dir="rtl">
        أحجار مكدسة ترسم الطريق ٠١٢٣٤٥٦٧٨٩
      </p>
    </div>
  ),
};
