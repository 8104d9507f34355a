import { RichTextField, type RichTextFieldProps } from "#app/ui/rich-text/rich-text-field.tsx";
import { useRichTextWords } from "./rich-text-words.ts";

export type RichTextAreaProps = Omit<RichTextFieldProps, "words">;

/** Formatted text in the reader's language; its use-case takes `richTextInput` and stores `cleanRichText` of it. */
export function RichTextArea(props: RichTextAreaProps) {
  return <RichTextField {...props} words={useRichTextWords()} />;
}
