import type { Meta, StoryObj } from "@storybook/react-vite";
import { until } from "../testing/until.ts";
import { DateField } from "./date-field.tsx";
import { DateRangeField } from "./date-range-field.tsx";
import { readDay } from "./read-day.ts";

const meta: Meta<typeof DateField> = {
  title: "Fields/DateField",
  component: DateField,
  args: { label: "Due on", name: "due", defaultValue: "2026-03-31" },
};

export default meta;

type Story = StoryObj<typeof DateField>;

export const Day: Story = {};

export const Moment: Story = { args: { label: "Starts at", kind: "datetime-local", defaultValue: "2026-03-31T14:30" } };

export const WithError: Story = { args: { error: "Must be in the future", required: true } };

/** The calendar, opened by its button. */
export const Calendar: Story = {
  args: { min: "2026-03-05" },
  play: async ({ canvasElement }) => {
    await until(() => canvasElement.querySelector("button"));
    canvasElement.querySelector("button")?.click();
    await until(() => document.querySelector("[role=dialog] td button"));
    dayOf("2026-03-17").click();
    await until(() => held(canvasElement, "due") === "2026-03-17");
    await until(() => document.querySelector("[role=dialog]") === null);
    canvasElement.querySelector("button")?.click();
    await until(() => document.querySelector("[role=dialog] td button"));
  },
};

/** A day that does not exist stays as it was typed, and the calendar opens in its month. */
export const NoSuchDay: Story = {
  args: { defaultValue: "2026-02-30", error: "There is no such day." },
  play: async ({ canvasElement }) => {
    await until(() => canvasElement.querySelector("button"));
    await until(
      () => canvasElement.querySelector<HTMLInputElement>("input[type=text]:not([hidden])")?.value === "2026-02-30",
    );
    canvasElement.querySelector("button")?.click();
    await until(() => document.querySelector("[role=dialog] td button"));
    await until(() => document.activeElement === dayOf("2026-02-28"));
  },
};

/** Both ends in one calendar. */
export const Range: Story = {
  render: () => (
    <DateRangeField
      from={{ name: "from", label: "From", defaultValue: "2026-03-03" }}
      to={{ name: "to", label: "To", defaultValue: "2026-03-12" }}
    />
  ),
  play: async ({ canvasElement }) => {
    await until(() => canvasElement.querySelector("button"));
    canvasElement.querySelector("button")?.click();
    await until(() => document.querySelector("[role=dialog] td button"));
    dayOf("2026-03-09").click();
    await until(() => held(canvasElement, "from") === "2026-03-09" && held(canvasElement, "to") === "");
    dayOf("2026-03-20").click();
    await until(() => held(canvasElement, "to") === "2026-03-20");
    canvasElement.querySelector("button")?.click();
    await until(() => document.querySelector("[role=dialog] td button"));
  },
};

/** What is sent under a name. */
function held(canvas: HTMLElement, name: string): string {
  return canvas.querySelector<HTMLInputElement>(`input[name=${name}]`)!.value;
}

function dayOf(day: string): HTMLElement {
  const days = [...document.querySelectorAll<HTMLElement>("[role=dialog] td button")];
  return days.find(
    (button) => readDay(button.getAttribute("aria-label") ?? "", { language: "en", pattern: null }, new Date()) === day,
  )!;
}
