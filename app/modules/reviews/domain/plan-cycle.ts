import type { CycleSettings } from "./cycle-settings.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { Provider, Stage } from "./providers.ts";

/** Somebody who is to be reviewed, with the people around them on the day. */
export type PlannedPerson = {
  id: string;
  managerId: string | null;
  dottedLineId: string | null;
  reportIds: readonly string[];
  orgUnitId: string | null;
  hasGrade: boolean;
  hasGoals: boolean;
  /** In another cycle that runs. */
  elsewhere: boolean;
  anchorOn: string;
};

export type Span = { opensOn: string; dueOn: string };
export type PlannedForm = Span & { employeeId: string; anchorOn: string; provider: Provider; reviewerId: string };

/** Why something will not come about, with the people it concerns. */
export type PlanFaults = Record<"NO_MANAGER" | "NO_PEERS" | "NO_GOALS" | "NO_GRADE" | "MULTIPLE_VIEWS", string[]>;

/** A message to one person, told once a day of each kind. */
export type PlannedTelling = { on: string; kind: "OPENS" | "REMINDER" | "SHARED"; stage: Stage; to: string };
export type PlannedMessage = { on: string; kind: "OPENS" | "REMINDER" | "SHARED"; stage: Stage; people: number };

export type CyclePlan = {
  reviewees: { employeeId: string; managerId: string | null; orgUnitId: string | null; anchorOn: string }[];
  forms: PlannedForm[];
  /** How many forms each reviewer gets, the most first. */
  load: { reviewerId: string; forms: number }[];
  faults: PlanFaults;
  messages: PlannedMessage[];
};

/** The days of a stage: as set, or counted from what began the review. Left empty, two weeks. */
export function spanOf(settings: CycleSettings, stage: Stage, anchorOn: string): Span {
  const of = stage === "NOMINATOR" ? "NOMINATION" : stage;
  const { startsOn = "", endsOn = "", fromDay = 0, toDay = 14 } = settings.timelines[of] ?? {};
  if (settings.details.kind === "CONTINUOUS")
    return { opensOn: addDays(anchorOn, fromDay), dueOn: addDays(anchorOn, Math.max(fromDay, toDay)) };
  const opensOn = startsOn || anchorOn;
  return { opensOn, dueOn: endsOn && endsOn >= opensOn ? endsOn : addDays(opensOn, 14) };
}

/**
 * All that launching brings about, from people and settings alone: launch does it, the dry run shows it. Nobody reviews
 * themselves but in SELF, and nobody twice in the same role.
 */
export function planCycle(settings: CycleSettings, people: readonly PlannedPerson[]): CyclePlan {
  const forms = people.flatMap((person) => formsOf(settings, person));
  const counted = new Map<string, number>();
  for (const { reviewerId } of forms) counted.set(reviewerId, (counted.get(reviewerId) ?? 0) + 1);
  return {
    reviewees: people.map(({ id, managerId, orgUnitId, anchorOn }) => ({
      employeeId: id,
      managerId,
      orgUnitId,
      anchorOn,
    })),
    forms,
    load: [...counted]
      .map(([reviewerId, count]) => ({ reviewerId, forms: count }))
      .sort((a, b) => b.forms - a.forms || a.reviewerId.localeCompare(b.reviewerId)),
    faults: faultsOf(settings, people),
    messages: messagesOf(tellingsOf(settings, forms)),
  };
}

/** The forms about one person that are there from the beginning; peers are nominated later. */
export function formsOf(settings: CycleSettings, person: PlannedPerson): PlannedForm[] {
  return settings.reviewers.providers.flatMap((provider) =>
    [...new Set(reviewersOf(settings, provider, person))]
      .filter((reviewerId) => provider === "SELF" || provider === "NOMINATOR" || reviewerId !== person.id)
      .map((reviewerId) => ({
        employeeId: person.id,
        anchorOn: person.anchorOn,
        provider,
        reviewerId,
        ...spanOf(settings, provider, person.anchorOn),
      })),
  );
}

function reviewersOf(
  { reviewers: { providers, nominatedBy } }: CycleSettings,
  provider: Provider,
  person: PlannedPerson,
): readonly string[] {
  if (provider === "SELF") return [person.id];
  if (provider === "MANAGER") return person.managerId ? [person.managerId] : [];
  if (provider === "DLM")
    return person.dottedLineId && person.dottedLineId !== person.managerId ? [person.dottedLineId] : [];
  // Where both may nominate, the person is asked and the manager may help.
  if (provider === "NOMINATOR") {
    const nominator = nominatedBy === "MANAGER" ? person.managerId : person.id;
    return providers.includes("PEER") && nominator ? [nominator] : [];
  }
  return provider === "UPWARD" ? person.reportIds : [];
}

function faultsOf({ reviewers, filling: _, ...settings }: CycleSettings, people: readonly PlannedPerson[]): PlanFaults {
  const which = (concerned: (person: PlannedPerson) => boolean) => people.filter(concerned).map(({ id }) => id);
  const { providers, minPeers, nominatedBy } = reviewers;
  const byManagerAlone = providers.includes("PEER") && minPeers > 0 && nominatedBy === "MANAGER";
  return {
    NO_MANAGER: providers.includes("MANAGER") || settings.calibration.on ? which(({ managerId }) => !managerId) : [],
    NO_PEERS: byManagerAlone ? which(({ managerId }) => !managerId) : [],
    NO_GOALS: which(({ hasGoals }) => !hasGoals),
    NO_GRADE: which(({ hasGrade }) => !hasGrade),
    MULTIPLE_VIEWS: which(({ elsewhere }) => elsewhere),
  };
}

/** Who is told what on which day: when forms open, before they are due, and when results are shared by themselves. */
export function tellingsOf(settings: CycleSettings, forms: readonly PlannedForm[]): PlannedTelling[] {
  const told = new Map<string, PlannedTelling>();
  const tell = (telling: PlannedTelling) => told.set(Object.values(telling).join(" "), telling);
  for (const { provider: stage, reviewerId: to, opensOn, dueOn } of forms) {
    if (settings.reminders.atLaunch) tell({ on: opensOn, kind: "OPENS", stage, to });
    for (const days of settings.reminders.daysBefore)
      if (addDays(dueOn, -days) > opensOn) tell({ on: addDays(dueOn, -days), kind: "REMINDER", stage, to });
  }
  if (settings.sharing.mode === "AUTO")
    for (const { employeeId: to, anchorOn } of forms)
      tell({ on: publishedOn(settings, anchorOn), kind: "SHARED", stage: "PUBLISH", to });
  return [...told.values()];
}

/** The same by day and stage, with how many people are told. */
export function messagesOf(tellings: readonly PlannedTelling[]): PlannedMessage[] {
  const messages = new Map<string, PlannedMessage>();
  for (const { on, kind, stage } of tellings) {
    const key = `${on} ${kind} ${stage}`;
    messages.set(key, { on, kind, stage, people: (messages.get(key)?.people ?? 0) + 1 });
  }
  return [...messages.values()].sort(
    (a, b) => a.on.localeCompare(b.on) || a.stage.localeCompare(b.stage) || a.kind.localeCompare(b.kind),
  );
}

/** The day on which results are shared by themselves: so many days after the last stage ends. */
export function publishedOn(settings: CycleSettings, anchorOn: string): string {
  const last = [...settings.reviewers.providers, ...(settings.calibration.on ? (["CALIBRATION"] as const) : [])]
    .map((stage) => spanOf(settings, stage, anchorOn).dueOn)
    .reduce((a, b) => (a > b ? a : b), anchorOn);
  return addDays(last, settings.sharing.offsetDays);
}
