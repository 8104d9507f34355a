import { Suspense, type ReactNode } from "react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { SharedTextEditorProps } from "#app/ui/rich-text/shared-text-editor.tsx";
import { useRichTextWords } from "./rich-text-words.ts";

const SharedTextEditor = lazyPart(async () => ({
  default: (await import("#app/ui/rich-text/shared-text-editor.tsx")).SharedTextEditor,
}));

export type SharedTextAreaProps = Omit<SharedTextEditorProps, "words"> & {
  /** Stands there until the editor is fetched. */
  before: ReactNode;
};

/** A formatted text that several people write at once; `useSharedText` gives it. */
export function SharedTextArea({ before, ...props }: SharedTextAreaProps) {
  const words = useRichTextWords();
  return (
    <Suspense fallback={before}>
      <SharedTextEditor {...props} words={words} />
    </Suspense>
  );
}
