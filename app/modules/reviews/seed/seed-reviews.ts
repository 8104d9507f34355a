import type { Context } from "#app/platform/context/context.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { demoPeople } from "#app/modules/people/index.ts";
import { readSettings, type CycleSettings } from "../domain/cycle-settings.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { Element } from "../domain/elements.ts";
import { startingSettings } from "../domain/presets.ts";
import type { Provider } from "../domain/providers.ts";
import { sampleElements, type SampleName } from "../domain/samples.ts";
import words from "../strings/en.json" with { type: "json" };
import { seedAnswers } from "./seed-answers.ts";
import { seedForms } from "./seed-forms.ts";
import type { SeededPerson } from "./plan-reviews.ts";
import { sql } from "#tenancy/sql.ts";

export type SeedReviewsInput = { people: readonly SeededPerson[]; seed: string; today: string };

/** So many people are reviewed in a large company's demo: enough for lists and numbers, few enough to be quick. */
const mostPeople = 1500;

/** Switches the module on, with templates, a finished cycle, one that runs, and a draft; the same for the same input. */
export async function seedReviews(context: Context, { people, seed, today }: SeedReviewsInput): Promise<void> {
  await context.rows(
    sql`update {organization} set enabled_features = array_append(enabled_features, 'REVIEW')
      where not 'REVIEW' = any(enabled_features)`,
  );
  const random = seededRandom(`reviews:${seed}`);
  const admin = people.find(({ email }) => email.startsWith("admin@")) ?? people[0]!;
  const templates = await seedTemplates(context, admin.id, random);
  const reviewed = reviewedFirst(people);
  for (const cycle of cyclesOf(templates, today)) {
    const id = random.id();
    const launched = cycle.state === "DRAFT" ? null : `${cycle.day}T08:00:00Z`;
    await context.rows(
      sql`insert into {review_cycle} (id, name, state, settings, period_starts_on, period_ends_on, step, created_by,
        created_at, launched_at, published_at)
        values (${id}, ${cycle.name}, ${cycle.state}, ${JSON.stringify(cycle.settings)}::jsonb, ${cycle.from},
          ${cycle.to}, 'summary', ${admin.id}, ${`${addDays(cycle.day, -14)}T08:00:00Z`}, ${launched},
          ${cycle.state === "PUBLISHED" ? `${addDays(cycle.day, 49)}T08:00:00Z` : null})`,
    );
    if (cycle.state === "DRAFT") continue;
    const elements = elementsAsked(cycle.settings, templates);
    const forms = await seedForms(
      context,
      { cycleId: id, ...cycle, today, people: reviewed, all: people, elements },
      random,
    );
    await seedAnswers(context, { ...cycle, forms, elements, today }, random);
  }
}

/** The cycles a demo company has, by the day. */
function cyclesOf(templates: Templates, today: string) {
  const year = Number(today.slice(0, 4));
  const settingsFrom = (day: string, upward = true) =>
    formsOf(startingSettings("ANNUAL_APPRAISAL", day, templates.get("annual")!.id), templates, upward);
  const finished = addDays(today, -120);
  const running = addDays(today, -24);
  return [
    {
      name: `Mid-year review ${year}`,
      state: "PUBLISHED",
      day: finished,
      from: `${year}-01-01`,
      to: `${year}-06-30`,
      settings: settingsFrom(finished),
    },
    {
      name: `Annual review ${year}`,
      state: "IN_PROGRESS",
      day: running,
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      settings: withApprovalAndOutcome(settingsFrom(running)),
    },
    {
      name: `Quarterly check ${year + 1} Q1`,
      state: "DRAFT",
      day: today,
      from: `${year + 1}-01-01`,
      to: `${year + 1}-03-31`,
      settings: formsOf(
        startingSettings("QUARTERLY_REVIEW", addDays(today, 60), templates.get("quarterly")!.id),
        templates,
        false,
      ),
    },
  ] as const;
}

/** Managers approve peers, and say what follows from the review. */
function withApprovalAndOutcome(settings: CycleSettings): CycleSettings {
  const labels = ["No change", "Development plan", "Promotion"];
  return readSettings({
    ...settings,
    reviewers: { ...settings.reviewers, managerApprovesPeers: true },
    calibration: {
      ...settings.calibration,
      outcomeOn: true,
      outcomeQuestion: "What follows from this review?",
      outcomeOptions: labels.map((label, at) => ({ id: `outcome-${at + 1}`, label, score: at + 1 })),
    },
  });
}

function elementsAsked({ reviewers }: CycleSettings, templates: Templates): Map<Provider, Element[]> {
  const of = (provider: Provider) => templates.get(provider === "UPWARD" ? "upward" : "annual")!.elements;
  return new Map(reviewers.providers.map((provider) => [provider, of(provider)]));
}

/** Those who sign in to the demo come first. */
function reviewedFirst(people: readonly SeededPerson[]): SeededPerson[] {
  const demo = ({ email }: SeededPerson) => /^(employee|manager|skip|admin)@/.test(email);
  return [...people.filter(demo), ...people.filter((person) => !demo(person))].slice(0, mostPeople);
}

type Templates = Map<SampleName, { id: string; elements: Element[] }>;

async function seedTemplates(context: Context, adminId: string, random: SeededRandom): Promise<Templates> {
  const templates: Templates = new Map();
  for (const name of ["annual", "quarterly", "upward"] as const) {
    const elements = sampleElements(name, wordOf).map((element): Element =>
      name === "annual" && element.kind === "GOAL" ? { ...element, goalsChosenBy: "BOTH" } : element,
    );
    const template = { id: random.id(), elements };
    templates.set(name, template);
    await context.rows(
      sql`insert into {review_template} (id, name, elements, created_by, created_at)
        values (${template.id}, ${wordOf(`sample.${name}`)}, ${JSON.stringify(template.elements)}::jsonb, ${adminId},
        ${context.clock.now()})`,
    );
  }
  return templates;
}

function formsOf(
  settings: CycleSettings,
  templates: ReadonlyMap<SampleName, { id: string }>,
  upward: boolean,
): CycleSettings {
  const template = (name: SampleName) => ({ templateId: templates.get(name)!.id, sameAs: "" as const });
  return readSettings({
    ...settings,
    forms: { ...settings.forms, ...(upward ? { UPWARD: template("upward") } : {}) },
    calibration: { ...settings.calibration, promotion: true },
    sharing: { ...settings.sharing, mode: "MANAGER" },
  });
}

/** Demo words are English, as all demo data are. */
function wordOf(key: string): string {
  return key.split(".").reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], words) as string;
}

export const reviewsSeed: Seed = {
  after: ["people"],
  run: (context, company) => seedReviews(context, { ...company, people: demoPeople.of(company) }),
};
