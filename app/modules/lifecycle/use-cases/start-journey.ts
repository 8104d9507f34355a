import {
  addEmployeeQuietly,
  changeAssignment,
  changeAssignmentQuietly,
  recordLeavingQuietly,
  rehireEmployee,
} from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import {
  changedKinds,
  directReportsOn,
  placesAsked,
  registerOn,
  type RegisterChange,
} from "../data/register-changes.ts";
import { effectiveOn } from "../domain/moments.ts";
import { headsOf, openWith } from "../queries/open-with.ts";
import { completeJourney, followedJourney } from "./complete-journey.ts";
import { beginJourney, requireNoOther } from "./begin-journey.ts";
import type { HireInput, StartJourneyInput } from "./journey-input.ts";

/** Refused for whoever may not run journeys, before anything else is said. */
export function requireRunning(context: Context): Promise<void> {
  return authorize(context, "create", {
    kind: "Journey",
    ...{ employeeId: "", toldId: null, managerIds: [], assigneeIds: [] },
  });
}

/** Somebody joins on a day: they stand in the register from now on, and their first months are planned. */
export async function hire(context: Context, input: HireInput): Promise<{ journeyId: string; employeeId: string }> {
  await requireRunning(context);
  const { onDay, templateId, buddyId, reason, told, ...facts } = input;
  // Who leads them is told of the journey, with their steps of it.
  const { employeeId } = await addEmployeeQuietly(context, { ...facts, joinedOn: onDay });
  const changes: RegisterChange[] = [{ employeeId, kind: "STATUS", from: onDay, value: "ACTIVE", former: null }];
  const planned = { moment: "HIRE" as const, onDay, templateId, buddyId, reason, told, changes, hands: [] };
  return { ...(await beginJourney(context, { employeeId, ...planned })), employeeId };
}

/**
 * Somebody moves, is away, is back, leaves, or joins again on a day: the register says so from that day on, and what goes
 * over to others is done on the day. All of it in one transaction. One that began by itself for that day is completed.
 */
export async function startJourney(
  context: Context,
  input: StartJourneyInput,
): Promise<{ journeyId: string; employeeId: string }> {
  await requireRunning(context);
  const { employeeId, moment, onDay, templateId, buddyId, reason, told } = input;
  await lockNamed(context, `lifecycle:${employeeId}`);
  const followed = await followedJourney(context, employeeId, moment, onDay);
  if (!followed) await requireNoOther(context, employeeId, moment, onDay);
  const hands = await handsOf(context, input);
  const from = effectiveOn(moment, onDay);
  const concerned = [employeeId, ...(moment === "EXIT" ? await directReportsOn(context, employeeId, from) : [])];
  const before = await registerOn(context, concerned, from);
  await changeRegister(context, input, before, followed !== null);
  const after = await registerOn(context, concerned, from);
  const changes = concerned.flatMap((id) =>
    changedKinds
      .filter((kind) => before(id, kind) !== after(id, kind))
      .map((kind): RegisterChange => ({
        ...{ employeeId: id, kind, from, value: after(id, kind), former: before(id, kind) },
      })),
  );
  const planned = { employeeId, moment, onDay, templateId, buddyId, reason, told, changes, hands };
  if (followed) return { ...(await completeJourney(context, followed, planned)), employeeId };
  return { ...(await beginJourney(context, planned)), employeeId };
}

type Before = Awaited<ReturnType<typeof registerOn>>;

/** What the register says already of a journey that began by itself (`recorded`) is not said again. */
async function changeRegister(
  context: Context,
  input: StartJourneyInput,
  before: Before,
  recorded: boolean,
): Promise<void> {
  const { employeeId, moment, onDay, reports, heirId, accessEndsAt } = input;
  const status = (value: string) =>
    changeAssignment(context, { employeeId, kind: "STATUS", from: onDay, value, future: "REPLACE" });
  if (moment === "LEAVE" && recorded) return;
  if (moment === "LEAVE") await status("ON_LEAVE");
  else if (moment === "RETURN") {
    requireAway(before(employeeId, "STATUS"));
    await status("ACTIVE");
  } else if (moment === "EXIT") {
    const newManagerId = reports === "TO" ? (heirId ?? null) : null;
    // Their reports learn of it on the day, and not by the message that a planned line sends.
    const leaving = { employeeId, lastDay: onDay, reports, newManagerId, accessEndsAt };
    await recordLeavingQuietly(context, leaving, { recorded });
  } else if (moment === "REHIRE") await rehireEmployee(context, { ...placesOf(input), employeeId, from: onDay });
  else await movePlaces(context, input, before);
}

function requireAway(status: string | null): void {
  if (status !== "ON_LEAVE")
    throw invalid("lifecycle.not-away", "They are not on leave.", { fields: { employeeId: "lifecycle.not-away" } });
}

const placesOf = ({ managerId, orgUnitId, jobRoleId, gradeId, locationId }: StartJourneyInput) => ({
  ...{ managerId, orgUnitId, jobRoleId, gradeId, locationId },
});

async function movePlaces(context: Context, input: StartJourneyInput, before: Before): Promise<void> {
  const { employeeId, onDay: from, told } = input;
  const changed = placesAsked(input).filter(([kind, value]) => value !== null && value !== before(employeeId, kind));
  const change = told ? changeAssignment : changeAssignmentQuietly;
  if (changed.length === 0)
    throw invalid("lifecycle.nothing-changes", "Nothing changes.", {
      fields: { managerId: "lifecycle.nothing-changes" },
    });
  for (const [kind, value] of changed) await change(context, { employeeId, kind, from, value, future: "REPLACE" });
}

/** What is named, and whatever else is open for whoever gets the rest. */
async function handsOf(context: Context, { employeeId, moment, hands, heirId }: StartJourneyInput) {
  if (moment !== "EXIT" && moment !== "LEAVE") return [];
  const open = await openWith(context, employeeId);
  const named = new Map(hands.map(({ kind, id, toId }) => [`${kind}:${id}`, toId]));
  const heads = await headsOf(context, open);
  const given = open.flatMap(({ hands: { kind }, ids }) =>
    ids.flatMap((id) => {
      const key = `${kind}:${id}`;
      const toId = named.get(key) ?? named.get(heads.get(key) ?? "") ?? heirId;
      return toId ? [{ kind, id, toId }] : [];
    }),
  );
  if (given.some(({ toId }) => toId === employeeId))
    throw invalid("lifecycle.own-heir", "Nobody hands over to themselves.", {
      fields: { heirId: "lifecycle.own-heir" },
    });
  return given;
}
