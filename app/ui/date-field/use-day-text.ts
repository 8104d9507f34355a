import { useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { useDateWords } from "./date-words.ts";
import { hasWholeYear, isDay, readDay, readNearestDay, writeDay } from "./read-day.ts";

const usualTime = "09:00";

export type DayTextOptions = {
  /** The input whose value is sent. */
  holder: RefObject<HTMLInputElement>;
  kind: "date" | "datetime-local";
  /** What it holds before it is in the page. */
  first: string;
  onWrong: ((message: string | null) => void) | undefined;
};

/** What stands written in a date field, and the day it means, which is kept in the input that is sent. */
export function useDayText({ holder, kind, first, onWrong }: DayTextOptions) {
  const words = useDateWords();
  const [{ day, time }, setHeld] = useState(() => partsOf(holder.current?.value ?? first));
  const [text, setText] = useState(() => writeDay(day, words));
  const withTime = (date: string, at: string) => (kind === "date" || date === "" ? date : `${date}T${at || usualTime}`);
  const take = (date: string, at = time) => {
    setHeld({ day: date, time: date === "" ? at : at || usualTime });
    onWrong?.(null);
    holdValue(holder.current, withTime(date, at));
  };
  const show = (value: string) => {
    const parts = partsOf(value);
    setHeld(parts);
    setText(writeDay(parts.day, words));
  };
  useHeldOutside(holder, day, show);
  return {
    text,
    /** Empty while what is written is no day. */
    day: isDay(day) ? day : "",
    /** What is written, or the last day of the month that was meant; empty where none is known. */
    nearestDay: () => readNearestDay(partsOf(text.trim()).day, words, new Date()) ?? "",
    time,
    /** What is being written counts as soon as its year is whole. */
    write: (written: string) => {
      setText(written);
      const read = partsOf(written.trim());
      const date = read.day === "" ? null : readDay(read.day, words, new Date());
      if (written.trim() === "") take("");
      else if (date !== null && hasWholeYear(written)) take(date, read.time || time);
    },
    /** Who leaves the field, or sends it, has written all of it. */
    settle: () => {
      const date = text.trim() === "" ? "" : readDay(partsOf(text.trim()).day, words, new Date());
      if (date !== null) {
        setText(writeDay(date, words));
        if (date !== day) take(date);
        else onWrong?.(null);
        return;
      }
      onWrong?.(words.wrong(writeDay(`${new Date().getFullYear()}-12-31`, words)));
      setHeld({ day: "", time });
      // The server refuses it too, so that it is not taken for an empty field; a filter is left out.
      holdValue(holder.current, holder.current?.form?.method === "post" ? text : "");
    },
    choose: (date: string) => {
      setText(writeDay(date, words));
      take(date);
    },
    setTime: (at: string) => {
      setHeld({ day, time: at });
      holdValue(holder.current, withTime(day, at));
    },
  };
}

function partsOf(value: string): { day: string; time: string } {
  const [, day = value, time = ""] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value) ?? [];
  return { day, time };
}

const setValue =
  typeof HTMLInputElement === "undefined"
    ? undefined
    : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

/** Changes the value as a person would: whoever listens to the field or its form hears of it. */
function holdValue(holder: HTMLInputElement | null, value: string): void {
  if (!holder || holder.value === value) return;
  setValue?.call(holder, value);
  holder.dispatchEvent(new Event("input", { bubbles: true }));
  holder.dispatchEvent(new Event("change", { bubbles: true }));
}

/** A form that is emptied, or a page with other data, changes the value by itself. */
function useHeldOutside(holder: RefObject<HTMLInputElement>, day: string, show: (value: string) => void) {
  useLayoutEffect(() => {
    const held = holder.current?.value ?? "";
    if (/^\d{4}-/.test(held) && partsOf(held).day !== day) show(held);
  });
  useEffect(() => {
    const form = holder.current?.form;
    const emptied = () => setTimeout(() => show(holder.current?.value ?? ""));
    form?.addEventListener("reset", emptied);
    return () => form?.removeEventListener("reset", emptied);
  });
}
