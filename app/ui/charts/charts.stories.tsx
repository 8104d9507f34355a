import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChartFigure } from "./chart-figure.tsx";
import { Distribution } from "./distribution.tsx";
import { HeatMap } from "./heat-map.tsx";
import { PaceBars } from "./pace-bar.tsx";
import { SmallMultiples } from "./small-multiples.tsx";
import { StatusBar } from "./status-bar.tsx";

const words = { asTable: "Show as table", asChart: "Show as chart", picture: "Save as picture" };
const meta: Meta = { title: "Data/Charts" };
export default meta;
type Story = StoryObj;

const states = [
  { key: "on", label: "On track", count: 24, colour: "var(--green-fill)" },
  { key: "risk", label: "At risk", count: 9, colour: "var(--orange-fill)" },
  { key: "off", label: "Off track", count: 4, colour: "var(--red-fill)" },
  { key: "none", label: "No check-in yet", count: 6, colour: "var(--grey-fill)" },
];

export const StatusBarStory: Story = {
  name: "Status bar",
  render: () => (
    <ChartFigure
      sentence="24 of 43 goals are on track; 13 want attention"
      words={words}
      legend={states.map(({ label, colour }) => ({ label, colour }))}
      data={{ head: ["State", "Goals"], rows: states.map(({ label, count }) => [label, String(count)]) }}
    >
      <StatusBar parts={states.map((state) => ({ ...state, says: `${state.label}: ${state.count}` }))} />
    </ChartFigure>
  ),
};

const units = [
  { key: "eng", label: "Engineering", reached: 62, expected: 58, text: "62 % of 58 %" },
  { key: "sales", label: "Sales", reached: 41, expected: 50, text: "41 % of 50 %" },
  { key: "ops", label: "Operations", reached: 88, expected: 60, text: "88 % of 60 %" },
];

export const Pace: Story = {
  render: () => (
    <ChartFigure
      sentence="Sales is 9 points behind its plan; two goals explain it"
      words={words}
      data={{ head: ["Unit", "Reached"], rows: units.map(({ label, text }) => [label, text]) }}
    >
      <PaceBars lines={units} />
    </ChartFigure>
  ),
};

const ratings = [
  { key: "1", label: "Needs improvement", share: 4, guideline: 5, text: "3" },
  { key: "2", label: "Partly meets", share: 11, guideline: 15, text: "9" },
  { key: "3", label: "Meets expectations", share: 52, guideline: 60, text: "42" },
  { key: "4", label: "Exceeds", share: 25, guideline: 15, text: "20" },
  { key: "5", label: "Outstanding", share: 8, guideline: 5, text: "7" },
];

export const DistributionStory: Story = {
  name: "Distribution with guideline",
  render: () => (
    <ChartFigure
      sentence="13 points more are rated above the middle than the guideline foresees"
      words={words}
      data={{ head: ["Rating", "People"], rows: ratings.map(({ label, text }) => [label, text]) }}
    >
      <Distribution
        columns={ratings.map((one) => ({
          ...one,
          says: `${one.label}: ${one.text} people, guideline ${one.guideline} %`,
        }))}
      />
    </ChartFigure>
  ),
};

const questions = ["Growth", "Manager", "Workload", "Trust", "Tools"];
const heat = [
  { unit: "Engineering", values: [78, 84, 52, 81, 66] },
  { unit: "Sales", values: [61, 70, 38, 64, 71] },
  { unit: "Operations", values: [82, 88, 74, 90, 79] },
  { unit: "Legal", values: [null, null, null, null, null] },
];

export const HeatMapStory: Story = {
  name: "Heat map",
  render: () => (
    <ChartFigure
      sentence="Workload in Sales is the lowest score: 38"
      words={words}
      data={{
        head: ["Unit", ...questions],
        rows: heat.map(({ unit, values }) => [unit, ...values.map((value) => String(value ?? "–"))]),
      }}
    >
      <HeatMap
        columns={questions}
        low={30}
        high={95}
        rows={heat.map(({ unit, values }) => ({
          key: unit,
          label: unit,
          cells: values.map((value, at) => ({
            value,
            text: value === null ? "–" : String(value),
            says: value === null ? `${unit}, ${questions[at]}: too few answers` : `${unit}, ${questions[at]}: ${value}`,
          })),
        }))}
      />
    </ChartFigure>
  ),
};

const changes = [-8, -3, 0, 4, 9];

export const Changes: Story = {
  name: "Heat map around a middle",
  render: () => (
    <ChartFigure
      sentence="Trust rose by 9 points, growth fell by 8"
      words={words}
      data={{ head: ["Unit", ...questions], rows: [["Sales", ...changes.map(String)]] }}
    >
      <HeatMap
        columns={questions}
        low={-10}
        high={10}
        ramp="split"
        rows={[
          {
            key: "sales",
            label: "Sales",
            cells: changes.map((value, at) => ({
              value,
              text: String(value),
              says: `Sales, ${questions[at]}: ${value}`,
            })),
          },
        ]}
      />
    </ChartFigure>
  ),
};

export const SmallMultiplesStory: Story = {
  name: "Small multiples",
  render: () => (
    <ChartFigure
      sentence="Four of six teams check in more often than in spring"
      words={words}
      data={{ head: ["Team", "Now"], rows: [["Platform", "92 %"]] }}
    >
      <SmallMultiples
        drawings={["Platform", "Payments", "Field sales", "Support", "People", "Finance"].map((label, at) => ({
          key: label,
          label,
          values: [40, 44, null, 52, 49, 61, 66].map((value) =>
            value === null ? null : value + at * 3 * (at % 2 ? 1 : -1),
          ),
          text: `${66 + at * 3} %`,
          says: `${label}: ${66 + at * 3} %`,
        }))}
      />
    </ChartFigure>
  ),
};
