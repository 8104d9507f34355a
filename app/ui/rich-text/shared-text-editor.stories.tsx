import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { applyUpdate, Doc, encodeStateAsUpdate, XmlElement, XmlText } from "yjs";
import { SharedTextEditor } from "./shared-text-editor.tsx";

const words = {
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
};

/** A text of paragraphs, as it comes from the server. */
function textOf(...lines: string[]): Doc {
  const text = new Doc();
  text.getXmlFragment("default").push(
    lines.map((line) => {
      const paragraph = new XmlElement("paragraph");
      paragraph.push([new XmlText(line)]);
      return paragraph;
    }),
  );
  return text;
}

/** The same text in two places: what is typed in one is heard in the other. */
function inTwoPlaces(...lines: string[]): [Doc, Doc] {
  const [one, other] = [textOf(...lines), new Doc()];
  const hears = (to: Doc) => (update: Uint8Array, from: unknown) => {
    if (from !== "heard") applyUpdate(to, update, "heard");
  };
  one.on("update", hears(other));
  other.on("update", hears(one));
  applyUpdate(other, encodeStateAsUpdate(one), "heard");
  return [one, other];
}

function Alone({ lines, placeholder }: { lines: readonly string[]; placeholder?: string }) {
  const [text] = useState(() => textOf(...lines));
  return <SharedTextEditor id="notes" label="Shared notes" text={text} words={words} placeholder={placeholder} />;
}

const meta: Meta<typeof Alone> = { title: "Fields/SharedTextEditor", component: Alone };

export default meta;

type Story = StoryObj<typeof Alone>;

export const Filled: Story = { args: { lines: ["Price list goes out on Friday.", "Ravi asks for a second quote."] } };

export const Empty: Story = { args: { lines: [], placeholder: "What was said?" } };

/** Two people in one text; each sees what the other types. */
function Together() {
  const [texts] = useState(() => inTwoPlaces("Price list goes out on Friday."));
  return (
    <div style={{ display: "grid", gap: "var(--space-4)" }}>
      <SharedTextEditor id="asha" label="Shared notes, as Asha types" text={texts[0]} words={words} />
      <SharedTextEditor id="ravi" label="Shared notes, as Ravi types" text={texts[1]} words={words} />
    </div>
  );
}

export const TwoAtOnce: Story = { render: () => <Together /> };

export const RightToLeft: Story = {
  args: { lines: ["تُرسل قائمة الأسعار يوم الجمعة."] },
  decorators: [
    (Rendered) => (
      <div dir="rtl" lang="ar">
        <Rendered />
      </div>
    ),
  ],
};
