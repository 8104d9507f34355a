import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { FieldFrame, controlClass } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import type { PlainText } from "./plain-text.ts";
import type { RichTextWords } from "./rich-text-words.ts";

const RichTextEditor = lazyPart(async () => ({ default: (await import("./rich-text-editor.tsx")).RichTextEditor }));

export interface RichTextFieldProps extends FieldTexts {
  id?: string;
  name: string;
  /** What it starts with, cleaned by the server; a new value takes its place only under a new key. */
  defaultHtml: string;
  /** The same words without their form, for the plain field before any script. */
  defaultText: string;
  placeholder?: string;
  words: RichTextWords;
  /** Hears every change, as HTML to be cleaned by the server. */
  onChange?: (html: string) => void;
  onBlur?: () => void;
}

/**
 * Formatted text: bold, italic, headings, lists, checklists and links. Before any script it is a plain field of the same
 * name; the editor is fetched when the field is first shown, and goes on with what was typed until then.
 */
export function RichTextField({
  name,
  defaultHtml,
  defaultText,
  placeholder,
  words,
  onChange,
  onBlur,
  ...props
}: RichTextFieldProps) {
  const { field, control } = useField(props);
  const [ready, setReady] = useState(false);
  const hidden = useRef<HTMLInputElement>(null);
  // A hidden field has no value apart from the one it began with, so it is set anew whenever it is drawn.
  const [sent, setSent] = useState(defaultHtml);
  useEffect(() => setReady(true), []);
  const { take, watch } = usePlainText();
  const plain = (
    <FieldFrame>
      <textarea
        {...control}
        ref={watch}
        name={name}
        rows={4}
        defaultValue={defaultText}
        placeholder={placeholder}
        className={controlClass}
      />
    </FieldFrame>
  );
  // Outside of a boundary at first: what is typed before any script would be lost where React draws a boundary anew.
  if (!ready) return <Field {...field}>{plain}</Field>;
  return (
    <Field {...field}>
      <Suspense fallback={plain}>
        <input ref={hidden} type="hidden" name={name} value={sent} />
        <RichTextEditor
          id={control.id}
          label={field.label}
          html={defaultHtml}
          takePlainText={take}
          placeholder={placeholder}
          words={words}
          onBlur={onBlur}
          onChange={(html) => {
            if (!hidden.current) return;
            hidden.current.value = html;
            setSent(html);
            hidden.current.dispatchEvent(new Event("input", { bubbles: true }));
            onChange?.(html);
          }}
        />
      </Suspense>
    </Field>
  );
}

/** Keeps what stands in the plain field at the moment it leaves the screen, for whatever takes its place. */
function usePlainText() {
  const before = useRef<PlainText | null>(null);
  const shown = useRef<HTMLTextAreaElement | null>(null);
  const watch = useCallback((element: HTMLTextAreaElement | null) => {
    if (element) goOn(element, before.current);
    else if (shown.current) before.current = whatStandsIn(shown.current);
    shown.current = element;
  }, []);
  const take = useCallback(() => {
    const taken = before.current;
    before.current = null;
    return taken;
  }, []);
  return { take, watch };
}

function whatStandsIn(element: HTMLTextAreaElement): PlainText {
  const { value, defaultValue, selectionEnd } = element;
  const focused = document.activeElement === element;
  return { text: value === defaultValue ? null : value, caret: focused ? selectionEnd : null };
}

function goOn(element: HTMLTextAreaElement, before: PlainText | null): void {
  if (!before) return;
  if (before.text !== null) element.value = before.text;
  if (before.caret === null) return;
  element.focus();
  element.setSelectionRange(before.caret, before.caret);
}
