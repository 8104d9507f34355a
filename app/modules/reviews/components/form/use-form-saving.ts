import { useEffect, useRef, useState } from "react";
import type { FormPage } from "../../queries/form-page.ts";
import { fits, summaryField } from "../../domain/fields.ts";
import { sendQuietly } from "#app/platform/forms/send-quietly.ts";
import { useAutosave } from "#app/platform/forms/use-autosave.ts";
import { reviewPlaces } from "../../review-places.ts";
import type { SavedAnswers } from "../../use-cases/save-answers.ts";

/** What another window wrote in a field meanwhile. */
export type FieldConflict = { field: string; value: string; version: number };

const keptName = (formId: string) => `cairn.review.${formId}`;

/** The fields that were typed in since they were saved, each sent with the version that was read of it. */
function useSending(page: FormPage) {
  const [conflict, setConflict] = useState<FieldConflict | null>(null);
  const versions = useRef(versionsOf(page));
  const typed = useRef(valuesOf(page));
  const dirty = useRef(new Set<string>());
  const sent = useRef<readonly string[]>([]);
  const autosave = useAutosave({
    send: () => {
      // What does not fit yet, such as lines of which one is still missing, waits in this browser.
      sent.current = [...dirty.current].filter((field) => fitsIn(page, field, typed.current[field] ?? ""));
      if (sent.current.length === 0) return null;
      sent.current.forEach((field) => dirty.current.delete(field));
      const changed = sent.current.flatMap((field) => [
        [`answers.${field}`, typed.current[field] ?? ""],
        [`versions.${field}`, String(versions.current[field] ?? 0)],
      ]);
      const command = { intent: "save-answers", formId: page.id, ...Object.fromEntries(changed) };
      return sendQuietly(reviewPlaces.answers, command);
    },
    heard: (answer) => {
      if (answer.done) {
        Object.assign(versions.current, (answer.value as SavedAnswers).versions);
        if (dirty.current.size === 0) forget(page.id);
        return "SAVED";
      }
      if (answer.error?.code !== "reviews.answer-changed") return "FAILED";
      const { field, value, version } = answer.error.params ?? {};
      setConflict({ field: String(field), value: String(value), version: Number(version) });
      return "CONFLICT";
    },
    unsent: () => sent.current.forEach((field) => dirty.current.add(field)),
  });
  return { autosave, conflict, setConflict, versions, typed, dirty };
}

/**
 * Saves a form by itself, a moment after the last key: the fields that changed, each with its version. What could not be
 * saved stays in this browser, also when the session ends or the cycle closes, and is offered again.
 */
export function useFormSaving(page: FormPage) {
  const { autosave, conflict, setConflict, versions, typed, dirty } = useSending(page);
  const { state, now } = autosave;
  const [values, setValues] = useState(typed.current);
  const [kept, setKept] = useState<Record<string, string> | null>(null);
  useEffect(() => setKept(keptIn(page.id, typed.current)), [page.id, typed]);

  const write = (field: string, value: string) => {
    typed.current = { ...typed.current, [field]: value };
    setValues(typed.current);
    dirty.current.add(field);
    remember(page.id, typed.current, dirty.current);
  };
  const change = (field: string, value: string) => {
    write(field, value);
    autosave.change();
  };
  /** Decides between what stands here and what another window wrote. */
  const settle = (mine: boolean) => {
    if (!conflict) return;
    versions.current[conflict.field] = conflict.version;
    setConflict(null);
    write(conflict.field, mine ? (typed.current[conflict.field] ?? "") : conflict.value);
    autosave.decided();
  };
  const discard = () => {
    forget(page.id);
    setKept(null);
  };
  const restore = () => {
    for (const [field, value] of Object.entries(kept ?? {})) write(field, value);
    setKept(null);
    autosave.change();
  };
  const writing = useRef(page.asksSummary ? summaryField : (page.fields.find(isText)?.field ?? summaryField));
  /** Where a citation goes: the field that was written in last. */
  const writesIn = (field: string) => {
    writing.current = field;
  };
  const cite = (text: string) => {
    const before = typed.current[writing.current] ?? "";
    change(writing.current, before ? `${before}\n${text}` : text);
  };
  const versionOf = (field: string) => versions.current[field] ?? 0;
  return { values, state, conflict, kept, change, now, settle, restore, discard, versionOf, writesIn, cite };
}

function fitsIn({ fields }: FormPage, name: string, value: string): boolean {
  const asked = fields.find(({ field, comment }) => field === name || comment === name);
  return !asked || fits(asked, name, value);
}

const isText = ({ answerType }: FormPage["fields"][number]) => answerType === "TEXT";

function valuesOf({ answers }: FormPage): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).map(([field, { value }]) => [field, value]));
}

function versionsOf({ answers }: FormPage): Record<string, number> {
  return Object.fromEntries(Object.entries(answers).map(([field, { version }]) => [field, version]));
}

function remember(formId: string, values: Record<string, string>, fields: ReadonlySet<string>): void {
  try {
    localStorage.setItem(
      keptName(formId),
      JSON.stringify(Object.fromEntries([...fields].map((field) => [field, values[field] ?? ""]))),
    );
  } catch {
    // A browser that keeps nothing is no reason to lose what stands on the screen.
  }
}

function forget(formId: string): void {
  try {
    localStorage.removeItem(keptName(formId));
  } catch {
    // Nothing was kept.
  }
}

/** What this browser kept and is not what was saved. */
function keptIn(formId: string, saved: Record<string, string>): Record<string, string> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keptName(formId)) ?? "{}") as Record<string, string>;
    const other = Object.entries(kept).filter(([field, value]) => (saved[field] ?? "") !== value);
    return other.length > 0 ? Object.fromEntries(other) : null;
  } catch {
    return null;
  }
}
