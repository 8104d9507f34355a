import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChartFigure } from "./chart-figure.tsx";
import { CompetencyLadder } from "./competency-ladder.tsx";
import { Distribution } from "./distribution.tsx";
import { HeatMap } from "./heat-map.tsx";
import { NineBox } from "./nine-box.tsx";
import { PaceBars } from "./pace-bar.tsx";
import { Radar } from "./radar.tsx";
import { RhythmDots } from "./rhythm-dots.tsx";
import { SmallMultiples } from "./small-multiples.tsx";
import { StatusBar } from "./status-bar.tsx";
import { TimeSpans } from "./time-spans.tsx";

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

export const Ladder: Story = {
  name: "Competency ladder",
  render: () => (
    <ChartFigure
      sentence="Ahead in coaching, one step short in planning"
      words={words}
      data={{ head: ["Competency", "Level", "Expected"], rows: [["Coaching", "4", "3"]] }}
    >
      <CompetencyLadder
        steps={["Learning", "Working", "Skilled", "Expert"]}
        rungs={[
          {
            key: "c",
            label: "Coaching",
            reached: 4,
            expected: 3,
            evidence: [0, 1, 3, 2],
            says: "Coaching: level 4 of 4, expected 3",
          },
          {
            key: "p",
            label: "Planning",
            reached: 2,
            expected: 3,
            evidence: [1, 2],
            says: "Planning: level 2, expected 3",
          },
          { key: "w", label: "Writing", reached: null, expected: 2, says: "Writing: not assessed, expected 2" },
        ]}
      />
    </ChartFigure>
  ),
};

export const RadarStory: Story = {
  name: "Radar",
  render: () => (
    <ChartFigure
      sentence="Others see more listening than she does herself"
      words={words}
      legend={[
        { label: "Herself", colour: "var(--kind-1)" },
        { label: "Others", colour: "var(--kind-2)" },
      ]}
      data={{ head: ["Value", "Herself", "Others"], rows: [["Listening", "2.8", "4.1"]] }}
    >
      <Radar
        spokes={["Listening", "Clarity", "Drive", "Care", "Craft"]}
        shapes={[
          { key: "self", label: "Herself", values: [0.55, 0.8, 0.7, 0.6, 0.75], colour: "var(--kind-1)" },
          { key: "others", label: "Others", values: [0.82, 0.7, 0.75, 0.8, 0.7], colour: "var(--kind-2)" },
        ]}
      />
    </ChartFigure>
  ),
};

export const Rhythm: Story = {
  render: () => (
    <ChartFigure
      sentence="Two of three meet weekly; Omar was missed three times"
      words={words}
      data={{ head: ["Person", "Held"], rows: [["Asha Rao", "11 of 12"]] }}
    >
      <RhythmDots
        rows={["Asha Rao", "Lena Vogt", "Omar Said"].map((label, row) => ({
          key: label,
          label,
          weeks: Array.from({ length: 14 }, (_, week) => ({
            state:
              week > 11 ? "PLANNED" : row === 2 && week % 4 === 1 ? "MISSED" : row === 1 && week % 2 ? "NONE" : "DONE",
            says: `${label}, week ${week + 1}`,
          })),
        }))}
      />
    </ChartFigure>
  ),
};

const boxNames = [
  ["Underperformer", "Effective", "Trusted professional"],
  ["Inconsistent", "Core contributor", "High performer"],
  ["Rough diamond", "Growing star", "Star"],
];

export const NineBoxStory: Story = {
  name: "Nine box",
  render: () => (
    <ChartFigure
      sentence="Most people are core contributors; four are stars"
      words={words}
      data={{ head: ["Box", "People"], rows: [["Star", "4"]] }}
    >
      <NineBox
        across="Performance"
        up="Potential"
        columns={["Low", "Medium", "High"]}
        rows={["Low", "Medium", "High"]}
        cells={boxNames.map((row, at) =>
          row.map((name, place) => ({ name, text: String(at + place * 2), says: `${name}: ${at + place * 2} people` })),
        )}
      />
    </ChartFigure>
  ),
};

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);

export const Times: Story = {
  name: "Timeline",
  render: () => (
    <ChartFigure
      sentence="The launch overlaps with the review cycle by two weeks"
      words={words}
      data={{ head: ["What", "From", "To"], rows: [["Launch", "1 Feb", "15 Apr"]] }}
    >
      <TimeSpans
        from={start}
        to={start + 180 * day}
        now={start + 70 * day}
        ticks={[0, 60, 120].map((at) => ({ at: start + at * day, label: ["Jan", "Mar", "May"][at / 60]! }))}
        rows={[
          {
            key: "a",
            label: "Launch",
            spans: [{ from: start + 31 * day, to: start + 104 * day, says: "Launch: 1 Feb to 15 Apr" }],
          },
          {
            key: "b",
            label: "Reviews",
            spans: [
              { from: start + 90 * day, to: start + 120 * day, says: "Reviews: April", colour: "var(--kind-2)" },
              { from: start + 150 * day, to: start + 180 * day, says: "Calibration: June", colour: "var(--kind-3)" },
            ],
          },
        ]}
      />
    </ChartFigure>
  ),
};
