import type { Meta, StoryObj } from "@storybook/react-vite";
import { LineChart } from "./line-chart.tsx";

const week = 7 * 24 * 3600 * 1000;
const start = Date.UTC(2026, 0, 5);
const achieved = [0, 6, 9, 18, 22, 31, 33, 47, 52];
const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });

const meta: Meta<typeof LineChart> = {
  title: "Data/LineChart",
  component: LineChart,
  args: {
    label: "Progress over time",
    xLabel: "Week",
    series: [
      {
        id: "target",
        label: "Target",
        tone: "target",
        points: [0, 12].map((at) => ({ x: start + at * week, y: (at / 12) * 80 })),
      },
      {
        id: "achieved",
        label: "Achieved",
        tone: "achieved",
        points: achieved.map((y, at) => ({ x: start + at * week, y })),
      },
    ],
    xTicks: [0, 4, 8, 12].map((at) => start + at * week),
    formatX: (x) => day.format(x),
    formatY: (y) => `${Math.round(y)}%`,
  },
};

export default meta;

export const Default: StoryObj<typeof LineChart> = {};

export const Negative: StoryObj<typeof LineChart> = {
  args: {
    series: [
      {
        id: "a",
        label: "Change",
        tone: "achieved",
        points: [
          { x: start, y: -20 },
          { x: start + week, y: 35 },
        ],
      },
    ],
    xTicks: [start, start + week],
  },
};

export const Forecast: StoryObj<typeof LineChart> = {
  args: {
    series: [
      {
        id: "achieved",
        label: "Achieved",
        tone: "achieved",
        points: achieved.map((y, at) => ({ x: start + at * week, y })),
      },
      {
        id: "forecast",
        label: "Forecast",
        tone: "forecast",
        points: [
          { x: start + 8 * week, y: 52 },
          { x: start + 12 * week, y: 78 },
        ],
        band: [
          { x: start + 8 * week, low: 52, high: 52 },
          { x: start + 12 * week, low: 70, high: 86 },
        ],
      },
    ],
  },
};
