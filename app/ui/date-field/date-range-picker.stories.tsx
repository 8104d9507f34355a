import type { Meta, StoryObj } from "@storybook/react-vite";
import { until } from "../testing/until.ts";
import { DateRangePicker } from "./date-range-picker.tsx";

const meta: Meta<typeof DateRangePicker> = {
  title: "Fields/DateRangePicker",
  component: DateRangePicker,
  args: {
    label: "Published",
    names: { dates: "dates", from: "from", to: "to" },
    chosen: { kind: "last-30-days", from: "", to: "" },
    any: "Any time",
    description: "Oct 28, 2026 to Nov 26, 2026",
    fromLabel: "From",
    toLabel: "To",
    options: [
      { value: "yesterday", label: "Yesterday", group: "Days" },
      { value: "last-30-days", label: "Last 30 days", group: "Days" },
      { value: "last-quarter", label: "Last quarter", group: "Quarters" },
      { value: "BETWEEN", label: "Between two dates", group: "Own dates" },
      { value: "BEFORE", label: "Before a date", group: "Own dates" },
      { value: "AFTER", label: "After a date", group: "Own dates" },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof DateRangePicker>;

/** A range by its name, and which days that is. */
export const ByName: Story = {};

/** Nothing is left out. */
export const AnyTime: Story = { args: { chosen: { kind: "", from: "", to: "" }, description: undefined } };

/** Two days, written or chosen in one calendar. */
export const TwoDays: Story = { args: { chosen: { kind: "BETWEEN", from: "2026-03-03", to: "2026-03-12" } } };

/** Who chooses days of their own is asked for those, and for no others. */
export const ChoosesBefore: Story = {
  play: async ({ canvasElement }) => {
    await until(() => canvasElement.querySelector("select"));
    const select = canvasElement.querySelector("select")!;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")!.set!.call(select, "BEFORE");
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => canvasElement.querySelector("input[name=to]"));
    if (canvasElement.querySelector("input[name=from]")) throw new Error("The other end is asked for too.");
  },
};
