import type { Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { lifecycleEvents } from "./events.ts";
import {
  assigneesTold,
  heirsTold,
  journeyTold,
  leadersTold,
  stepsDue,
  type ToldJourney,
} from "./queries/who-is-told.ts";
import { addressed, type Addressed } from "./queries/addressed.ts";

type OfJourney = Heard<{ journeyId: string; employeeId: string }>;
type OfGiven = Heard<{ journeyId: string; stepId: string; assigneeId: string; handedOver?: boolean | undefined }>;
type OfDue = Heard<{ journeyId: string; assigneeId: string; count: number; dueOn: string }>;

/**
 * The person is told of their own journey where it was told to them; whoever has steps, of these; whoever leads the
 * person, that it is planned; whoever gets something, what it is; whoever runs it, of its end.
 */
export const lifecycleNotices = hears<readonly Notice[]>()(lifecycleEvents, {
  "lifecycle.journey-started": tellBeginning,
  "lifecycle.journey-rescheduled": tellBeginning,
  "lifecycle.journey-told": (context, event: OfJourney) =>
    tell(context, event, (journey) => toPersonWithSteps(context, journey)),
  "lifecycle.journey-withdrawn": (context, event: OfJourney) =>
    tell(context, event, async (journey) => [
      ...toPerson(journey, "withdrawn-own"),
      ...(await toOthers(context, journey, { steps: "withdrawn-steps", leaders: "withdrawn-team" })),
      ...(journey.moved ? (await heirsTold(context, journey.journeyId, "back")).map(back) : []),
    ]),
  "lifecycle.journey-moved": (context, event: OfJourney) =>
    tell(context, event, ({ journeyId }) => heirsTold(context, journeyId, "given")),
  "lifecycle.journey-finished": (context, event: OfJourney) =>
    tell(context, event, ({ startedBy }) => (startedBy ? [{ to: startedBy, kind: "finished" }] : [])),
  "lifecycle.step-given": (context, event: OfGiven) =>
    tell(context, event, async (journey) => {
      const { assigneeId: to, stepId, handedOver } = event.payload;
      const unseen = to === journey.employeeId && !journey.told;
      return handedOver || unseen ? [] : [{ to, kind: "step-given", steps: await stepsDue(context, { stepId }) }];
    }),
  "lifecycle.steps-due": (context, event: OfDue) =>
    tell(context, event, async ({ journeyId }) => {
      const { assigneeId: to, count } = event.payload;
      const steps = await stepsDue(context, { journeyId, assigneeId: to, until: context.today() });
      return [{ to, kind: "steps-due", count, steps }];
    }),
});

/** The same words serve for another day: when it is, and what is whose. */
function tellBeginning(context: Context, event: OfJourney): Promise<Notice[]> {
  return tell(context, event, async (journey) => [
    ...(await toPersonWithSteps(context, journey)),
    ...(await toOthers(context, journey, { steps: "started-steps", leaders: "started-team" })),
  ]);
}

const back = (one: Addressed): Addressed => ({ ...one, kind: "handed-back", records: [] });

async function tell(
  context: Context,
  event: Heard<{ journeyId: string }>,
  whom: (journey: ToldJourney) => readonly Addressed[] | Promise<readonly Addressed[]>,
): Promise<Notice[]> {
  const journey = await journeyTold(context, event.payload.journeyId);
  if (!journey) return [];
  const others = (await whom(journey)).filter(({ to }) => to !== event.actorId);
  return addressed(context, journey, others);
}

const toPerson = ({ told, employeeId }: ToldJourney, kind: string): Addressed[] =>
  told ? [{ to: employeeId, kind }] : [];

/** That it begins, and what of it is theirs, by when. */
async function toPersonWithSteps(context: Context, journey: ToldJourney): Promise<Addressed[]> {
  const { journeyId, employeeId: assigneeId } = journey;
  if (!journey.told) return [];
  return [{ to: assigneeId, kind: "started-own", steps: await stepsDue(context, { journeyId, assigneeId }) }];
}

/** Whoever has steps of it, and those who lead the person and have none. */
async function toOthers(
  context: Context,
  journey: ToldJourney,
  kinds: { steps: string; leaders: string },
): Promise<Addressed[]> {
  const assignees = await assigneesTold(context, journey);
  const known = new Set([...assignees.map(({ to }) => to), journey.employeeId]);
  const leaders = (await leadersTold(context, journey)).filter((id) => !known.has(id));
  return [
    ...assignees.map((one) => ({ ...one, kind: kinds.steps })),
    ...leaders.map((to) => ({ to, kind: kinds.leaders, link: `/app/employee/${journey.employeeId}` })),
  ];
}
