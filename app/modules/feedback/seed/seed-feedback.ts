import { seedComments, type SeededComment } from "#app/modules/comments/index.ts";
import { demoPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { Seed, SeededCompany } from "#app/platform/contributions/seed.ts";
import { demoCompetencies } from "#app/modules/develop/index.ts";
import { feedbackTexts, type FeedbackTexts } from "./demo-texts.ts";
import { planYear, type Circle, type PlannedFeedback, type PlannedRequest } from "./plan-feedback.ts";
import { sql } from "#tenancy/sql.ts";

export type SeedFeedbackInput = { people: readonly PlannedPerson[]; seed: string; today: string };

const batch = 500;

/** Switches the module on and gives everybody a year of feedback; the same for the same input. */
export async function seedFeedback(context: Context, { people, seed, today }: SeedFeedbackInput): Promise<void> {
  await context.rows(
    sql`update {organization} set enabled_features = array_append(enabled_features, 'FEEDBACK')
      where not 'FEEDBACK' = any(enabled_features)`,
  );
  const circles = circlesOf(people);
  const texts = feedbackTexts();
  for (let from = 0; from < circles.length; from += batch) {
    const random = { ...seededRandom(`feedback:${seed}:${from}`), texts };
    const years = circles.slice(from, from + batch).map((circle) => planYear(circle, today, random));
    const feedback = years.flatMap((year) => year.feedback);
    await storeRequests(
      context,
      years.flatMap((year) => year.requests),
    );
    await storeFeedback(context, feedback);
    await seedComments(context, commentsOn(feedback, seededRandom(`feedback-comments:${seed}:${from}`), texts));
  }
}

/** Two in three pieces of praise and advice are about a competency that the receiver's job asks for. */
async function seedFeedbackAbout(
  context: Context,
  competencies: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const asked = [...competencies].map(([employee_id, ids]) => ({ employee_id, ids }));
  for (let from = 0; from < asked.length; from += batch)
    await context.rows(
      sql`with about as materialized (
         select f.id, asked.ids[1 + abs(hashtext(f.id::text)::bigint) % cardinality(asked.ids)] as competency_id
           from jsonb_to_recordset(${JSON.stringify(asked.slice(from, from + batch))}::jsonb)
             as asked (employee_id uuid, ids uuid[])
           join {feedback} f on f.receiver_id = asked.employee_id and f.sentiment <> 'NEUTRAL'
             and f.competency_id is null and abs(hashtext(f.body || f.id::text)::bigint) % 3 > 0)
       update {feedback} f set competency_id = about.competency_id from about where f.id = about.id`,
    );
}

/** Everybody with those they work with: their manager, who reports to the same one, and who reports to them. */
function circlesOf(people: readonly PlannedPerson[]): Circle[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const below = new Map<string, PlannedPerson[]>();
  for (const person of people)
    if (person.managerId) below.set(person.managerId, [...(below.get(person.managerId) ?? []), person]);
  return people.map((person) => {
    const manager = person.managerId ? (byId.get(person.managerId) ?? null) : null;
    const peers = (below.get(person.managerId ?? "") ?? []).filter(({ id }) => id !== person.id);
    const colleagues = [
      ...(manager ? [manager] : []),
      ...peers.slice(0, 12),
      ...(below.get(person.id) ?? []).slice(0, 8),
    ];
    return { person, manager, colleagues };
  });
}

async function storeRequests(context: Context, requests: readonly PlannedRequest[]): Promise<void> {
  await insertRows(
    context,
    "feedback_request",
    "id uuid, requester_id uuid, receiver_id uuid, question text, visibility text, due_on date, created_at timestamptz, version int",
    requests.map(({ id, requesterId, receiverId, question, visibility, dueOn, createdOn }) => ({
      id,
      requester_id: requesterId,
      receiver_id: receiverId,
      question,
      visibility,
      due_on: dueOn,
      created_at: `${createdOn}T09:10:00Z`,
      version: 1,
    })),
  );
  await insertRows(
    context,
    "feedback_ask",
    "id uuid, request_id uuid, provider_id uuid, state text, reason text, changed_at timestamptz, version int",
    requests.flatMap(({ asks }) =>
      asks.map(({ id, requestId, providerId, state, reason, changedOn }) => ({
        id,
        request_id: requestId,
        provider_id: providerId,
        state,
        reason,
        changed_at: `${changedOn}T09:10:00Z`,
        version: 1,
      })),
    ),
  );
}

function storeFeedback(context: Context, feedback: readonly PlannedFeedback[]): Promise<void> {
  return insertRows(
    context,
    "feedback",
    `id uuid, ask_id uuid, author_id uuid, receiver_id uuid, manager_id uuid, requester_id uuid, sentiment text, visibility text, body text,
     created_at timestamptz, thanked_at timestamptz, change_note text, change_noted_at timestamptz, version int`,
    feedback.map((one) => ({
      id: one.id,
      ask_id: one.askId,
      author_id: one.authorId,
      receiver_id: one.receiverId,
      manager_id: one.managerId,
      requester_id: one.requesterId,
      sentiment: one.sentiment,
      visibility: one.visibility,
      body: one.body,
      created_at: `${one.createdOn}T10:20:00Z`,
      thanked_at: one.thankedOn && `${one.thankedOn}T12:00:00Z`,
      change_note: one.changeNote,
      change_noted_at: one.changeNote && `${one.createdOn}T15:00:00Z`,
      version: 1,
    })),
  );
}

/** Now and then whoever was given something answers, and its author answers again. */
function commentsOn(feedback: readonly PlannedFeedback[], random: SeededRandom, texts: FeedbackTexts): SeededComment[] {
  return feedback.flatMap(({ id, authorId, receiverId, visibility, createdOn }) => {
    if (!receiverId || visibility === "MANAGER" || visibility === "NONE" || !random.chance(0.2)) return [];
    const words = (by: string, body: string, time: string) => ({
      id: random.id(),
      about: "Feedback",
      record: id,
      authorId: by,
      body,
      createdAt: `${createdOn}T${time}Z`,
    });
    return [
      words(receiverId, texts.thanks(), "13:20:00"),
      ...(random.chance(0.6) ? [words(authorId, texts.answer(), "14:05:00")] : []),
    ];
  });
}

export const feedbackSeed: Seed = {
  after: ["develop", "people"],
  run: async (context, company) => {
    await seedFeedback(context, { ...company, people: demoPeople.of(company) });
    await seedPraiseAbout(context, company);
  },
};

/** What was said since is about competencies too: what posts of the feed praise. */
export function seedPraiseAbout(context: Context, company: SeededCompany): Promise<void> {
  return seedFeedbackAbout(context, demoCompetencies.of(company));
}
