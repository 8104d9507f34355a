import type { PlannedPerson } from "#app/modules/people/index.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { SurveyRecord } from "../data/entities.ts";

type Planned = { wave: number; driver: string; plan: string; outcome?: string; lead?: true };

/** What demo companies did about their results, wave by wave. */
const planned: readonly Planned[] = [
  {
    ...{ wave: 0, driver: "ENABLEMENT", plan: "Bring the build below ten minutes." },
    outcome: "It takes nine minutes since April; two people of Platform look after it.",
  },
  {
    ...{ wave: 1, driver: "WELLBEING", plan: "Share on-call among eight people, with a free day afterwards." },
    outcome: "Eight people take turns since June, and every weekend on call is followed by a free Monday.",
  },
  { wave: 2, driver: "GROWTH", plan: "Managers talk with everybody about their next step before the end of the year." },
  { wave: 2, driver: "LEADERSHIP", plan: "Quarterly goals are out a week before the quarter begins." },
  { wave: 2, driver: "WELLBEING", plan: "No meetings for my team before ten on Thursdays.", lead: true },
];

/** Plans about the results of one wave: of the company, and one of the manager who signs in for their own people. */
export async function seedFocuses(
  context: Context,
  {
    survey,
    wave,
    people,
    random,
  }: { survey: SurveyRecord; wave: number; people: readonly PlannedPerson[]; random: SeededRandom },
): Promise<void> {
  const idOf = (name: string) => people.find(({ email }) => email.startsWith(`${name}@`))?.id ?? null;
  const day = survey.closesOn ?? context.today();
  const rows = planned.flatMap(({ driver, plan, outcome, lead, wave: of }) => {
    const questionId = Object.entries(survey.drivers).find(([, name]) => name === driver)?.[0];
    if (of !== wave || !questionId) return [];
    const at = `${addDays(day, 6)}T10:00:00Z`;
    return [
      {
        ...{
          id: random.id(),
          survey_id: survey.id,
          lead_id: lead ? idOf("manager") : null,
          question_id: questionId,
          plan,
        },
        ...{ due_on: addDays(day, 90), outcome: outcome ?? "", state: outcome ? "DONE" : "PLANNED" },
        ...{ created_by: idOf(lead ? "manager" : "admin"), created_at: at, updated_at: at },
      },
    ];
  });
  await insertRows(
    context,
    "survey_focus",
    `id uuid, survey_id uuid, lead_id uuid, question_id text, plan text, due_on date, outcome text, state text,
     created_by uuid, created_at timestamptz, updated_at timestamptz`,
    rows,
  );
}
