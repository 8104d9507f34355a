import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChartFigure } from "./chart-figure.tsx";
import { CompetencyLadder } from "./competency-ladder.tsx";
import { Radar } from "./radar.tsx";
import { RhythmDots } from "./rhythm-dots.tsx";
import { TimeSpans } from "./time-spans.tsx";

const words = { asTable: "Show as table", asChart: "Show as chart", picture: "Save as picture" };
const meta: Meta = { title: "Data/Charts of people" };
export default meta;
type Story = StoryObj;

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
