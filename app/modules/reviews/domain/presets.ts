import { readSettings, type CycleSettings, type Preset } from "./cycle-settings.ts";
import { addDays } from "#app/platform/time/days.ts";
import { stagesOf, type Provider } from "./providers.ts";

type Start = {
  providers: Provider[];
  kind?: "CONTINUOUS";
  trigger?: string;
  afterDays?: number[];
  calibrated?: boolean;
};

const starts: Readonly<Record<Preset, Start>> = {
  ANNUAL_APPRAISAL: { providers: ["SELF", "PEER", "UPWARD", "MANAGER"] },
  QUARTERLY_REVIEW: { providers: ["SELF", "MANAGER"], calibrated: false },
  PIP_REVIEW: {
    providers: ["SELF", "MANAGER"],
    kind: "CONTINUOUS",
    trigger: "REVIEW_OUTCOME",
    afterDays: [30],
    calibrated: false,
  },
  PROBATION_REVIEW: { providers: ["SELF", "MANAGER"], kind: "CONTINUOUS", trigger: "JOIN_DATE", afterDays: [80] },
  WORK_ANNIVERSARY_REVIEW: {
    providers: ["SELF", "MANAGER"],
    kind: "CONTINUOUS",
    trigger: "ANNIVERSARY",
    afterDays: [0],
  },
  PROBATION_30_60_90: {
    providers: ["SELF", "MANAGER"],
    kind: "CONTINUOUS",
    trigger: "PROBATION_CHECKIN",
    afterDays: [30, 60, 90],
  },
  CUSTOM: { providers: ["SELF", "MANAGER"] },
};

/** Weeks from the launch in which each stage runs, one after another where one waits for another. */
const weeks = {
  NOMINATION: [0, 1],
  NOMINATOR: [0, 1],
  SELF: [0, 2],
  PEER: [1, 3],
  UPWARD: [1, 3],
  DLM: [1, 3],
  EXTERNAL: [1, 3],
  MANAGER: [3, 5],
  CALIBRATION: [5, 6],
  PUBLISH: [6, 7],
} as const;

/** What a new cycle of a preset begins with; `templateId` is asked of everybody. */
export function startingSettings(preset: Preset, today: string, templateId: string | null): CycleSettings {
  const { providers, kind = "ONE_TIME", trigger, afterDays, calibrated = true } = starts[preset];
  const timelines = Object.fromEntries(
    stagesOf(providers, calibrated).map((stage) => {
      const [from, to] = weeks[stage];
      return [
        stage,
        { startsOn: addDays(today, from * 7), endsOn: addDays(today, to * 7), fromDay: from * 7, toDay: to * 7 },
      ];
    }),
  );
  return readSettings({
    details: { preset, kind, ...(trigger ? { trigger } : {}), ...(afterDays ? { afterDays } : {}) },
    reviewers: { providers, ...(providers.includes("PEER") ? { minPeers: 2, maxPeers: 5 } : {}) },
    forms: templateId ? Object.fromEntries(providers.map((provider) => [provider, { templateId, sameAs: "" }])) : {},
    calibration: { on: calibrated },
    timelines,
  });
}
