import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Chip } from "../chip/chip.tsx";
import { CairnTheme } from "./cairn-theme.tsx";

const meta: Meta<typeof CairnTheme> = { title: "Theme/CairnTheme", component: CairnTheme };

export default meta;

const accents = ["#1d4ed8", "#facc15", "#111827", "#ec4899", "#16a34a"];

/** Bright, dark and pale brand colours alike keep their contrast. */
export const Accents: StoryObj<typeof CairnTheme> = {
  render: () => (
    <div style={{ display: "flex", gap: 12 }}>
      {accents.map((accent) => (
        <CairnTheme key={accent} accent={accent}>
          <Button tone="primary">{accent}</Button>
        </CairnTheme>
      ))}
      <a href="#link">A link</a>
      <Chip tone="blue">Note</Chip>
    </div>
  ),
};

export const Scripts: StoryObj<typeof CairnTheme> = {
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
