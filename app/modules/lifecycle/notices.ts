import { noticesOfLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { registerOn } from "./data/register-changes.ts";
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
  "lifecycle.journey-started": (context, event: OfJourney) =>
    tell(context, event, async (journey) => [
      ...toPerson(journey, "started-own"),
      ...(await toOthers(context, journey, { steps: "started-steps", leaders: "started-team" })),
    ]),
  "lifecycle.journey-told": async (context, event: OfJourney) => [
    ...(await tell(context, event, (journey) => toPerson(journey, "started-own"))),
    ...(await linesTold(context, event, ({ moment, moved }) => moment === "MOVE" && !moved)),
  ],
  "lifecycle.journey-withdrawn": (context, event: OfJourney) =>
    tell(context, event, async (journey) => [
      ...toPerson(journey, "withdrawn-own"),
      ...(await toOthers(context, journey, { steps: "withdrawn-steps", leaders: "withdrawn-team" })),
      ...(journey.moved ? (await heirsTold(context, journey.journeyId, "back")).map(back) : []),
    ]),
  "lifecycle.journey-moved": async (context, event: OfJourney) => [
    ...(await tell(context, event, async ({ journeyId }) => await heirsTold(context, journeyId, "given"))),
    ...(await linesTold(context, event, ({ moment, told }) => moment === "EXIT" || (moment === "MOVE" && !told))),
  ],
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

const back = ({ to, count, what }: Addressed): Addressed => ({
  ...{ to, kind: "handed-back", link: "/app/notifications" },
  ...(count !== undefined && { count }),
  ...(what !== undefined && { what }),
});

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
    ...leaders.map((to) => ({ to, kind: kinds.leaders })),
  ];
}

/** Lines that were changed without a word are told now, as far as they still hold. */
async function linesTold(
  context: Context,
  { payload }: OfJourney,
  now: (journey: ToldJourney) => boolean,
): Promise<Notice[]> {
  const journey = await journeyTold(context, payload.journeyId);
  if (!journey || !now(journey)) return [];
  const notices: Notice[] = [];
  for (const { employeeId, kind, from, value } of journey.changes) {
    if (kind !== "REPORTING_LINE") continue;
    const holds = (await registerOn(context, [employeeId], from))(employeeId, kind) === value;
    if (holds) notices.push(...(await noticesOfLine(context, { employeeId, managerId: value, from })));
  }
  return notices;
}
