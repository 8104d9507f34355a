import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { Button, type ButtonProps } from "../button/button.tsx";

export type CopyButtonProps = {
  /** What is put on the clipboard. */
  text: string;
  /** What the button says before and after. */
  label: string;
  copied: string;
  tone?: ButtonProps["tone"];
  size?: ButtonProps["size"];
  onCopied?: () => void;
};

/** Puts a text on the clipboard and says so; where a browser refuses, nothing is said, and the text can still be marked. */
export function CopyButton({ text, label, copied, tone = "secondary", size = "small", onCopied }: CopyButtonProps) {
  const [held, setHeld] = useState<string | null>(null);
  const done = held === text;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => {
        setHeld(text);
        onCopied?.();
      },
      () => undefined,
    );
  return (
    <Button type="button" tone={tone} size={size} icon={done ? <IconCheck /> : <IconCopy />} onClick={copy}>
      <span aria-live="polite">{done ? copied : label}</span>
    </Button>
  );
}
