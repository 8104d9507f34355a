import { mailAsRead, type MailSpeech, type ReadMail } from "#app/modules/notifications/index.ts";
import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { onTurn, passedOn, type Standing } from "../domain/cycle-state.ts";
import { noticeLink, noticeParams } from "./notice-words.ts";
import { daysBefore } from "../use-cases/remind-stakeholders.ts";
import type { PlannedMember } from "./plan-launch.ts";

/** What a cycle may send, in the order it comes. */
export const cycleMails = [
  "plan",
  "plan-soon",
  "review",
  "sent-back",
  "reassigned",
  "budget-changed",
  "review-soon",
  "release",
  "letter",
  "withdrawn",
] as const;
export type CycleMail = (typeof cycleMails)[number];

export type PlannedMail = {
  kind: CycleMail;
  /** The day it goes out, where the timeline says one. */
  on: string | null;
  /** How many would get it at most, and the first of them by name. */
  count: number;
  readers: { id: string; name: string }[];
};
export type MailAsked = { mail?: CycleMail | undefined; to?: string | undefined };
export type CycleMails = {
  all: PlannedMail[];
  /** The one that is read, as its reader will get it. */
  open: (ReadMail & { kind: CycleMail; readerId: string }) | null;
};

const namedAtMost = 50;

/** All mails that a launch and what follows would send to whom; each can be read as its reader will. */
export async function mailsOfCycle(
  context: Context,
  { cycle, members }: { cycle: CycleRecord; members: readonly PlannedMember[] },
  { mail, to }: MailAsked,
  speech: MailSpeech,
): Promise<CycleMails> {
  const inside = members.filter(({ excluded }) => excluded === null);
  const readers = readersOf(cycle, inside, context.today());
  const people = await peopleByIds(context, [...readers.values()].flat());
  const all = [...readers].map(([kind, ids]) => {
    const named = ids.flatMap((id) => {
      const person = people.get(id);
      return person ? [{ id, name: person.name }] : [];
    });
    named.sort((one, other) => one.name.localeCompare(other.name));
    return { kind, on: dayOf(kind, cycle, context.today()), count: ids.length, readers: named.slice(0, namedAtMost) };
  });
  const chosen = all.find(({ kind }) => kind === mail);
  const readerId = chosen?.readers.find(({ id }) => id === to)?.id ?? chosen?.readers[0]?.id;
  if (!chosen || readerId === undefined) return { all, open: null };
  const { kind, on } = chosen;
  const written = await mailAsRead(
    context,
    {
      room: "compensation",
      kind,
      readerId,
      params: noticeParams(kind, { name: cycle.name, ...cycle.settings }, on ?? context.today()),
      link: noticeLink(kind, cycle.id),
    },
    speech,
  );
  return { all, open: written && { ...written, kind, readerId } };
}

/** Kinds that this cycle sends, with who would get each; nobody is reminded on the day of the launch. */
function readersOf(
  { settings }: CycleRecord,
  inside: readonly PlannedMember[],
  today: string,
): Map<CycleMail, string[]> {
  const start: Standing = { turn: "PROPOSER", level: 0 };
  const proposers = distinct(inside.map(({ chain }) => onTurn(start, chain)));
  const reviewers = distinct(inside.flatMap(({ chain }) => laterTurns(chain)));
  const letters = settings.letters === "BY_MANAGER";
  const paid = inside.map(({ employeeId }) => employeeId);
  const kinds: [CycleMail, string[], boolean][] = [
    ["plan", proposers, true],
    ["plan-soon", proposers, settings.proposeBy > today],
    ["review", reviewers, true],
    ["sent-back", proposers, true],
    ["reassigned", proposers, true],
    ["budget-changed", distinct(inside.flatMap(({ chain }) => [onTurn(start, chain), ...chain.approverIds])), true],
    ["review-soon", distinct(inside.flatMap(({ chain }) => chain.approverIds)), settings.approveBy > today],
    ["release", proposers, letters],
    ["letter", paid, true],
    ["withdrawn", paid, true],
  ];
  return new Map(kinds.flatMap(([kind, ids, sends]) => (sends && ids.length > 0 ? [[kind, ids] as const] : [])));
}

/** Who has a line after its proposer, one after another. */
function laterTurns(chain: PlannedMember["chain"]): (string | null)[] {
  const turns: (string | null)[] = [];
  let standing: Standing = { turn: "PROPOSER", level: 0 };
  do {
    standing = passedOn(standing, chain);
    turns.push(onTurn(standing, chain));
  } while (standing.turn !== "PUBLISHER");
  return turns;
}

const distinct = (ids: readonly (string | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))];

/** Reminders come some days before, or the day after the launch where that is later; letters on their day. */
function dayOf(kind: CycleMail, { settings }: CycleRecord, today: string): string | null {
  if (kind === "plan-soon" || kind === "review-soon") {
    const last = settings[kind === "plan-soon" ? "proposeBy" : "approveBy"];
    const due = addDays(last, -daysBefore);
    const soonest = addDays(today, 1);
    return due < soonest ? soonest : due;
  }
  return kind === "letter" && settings.letters === "ON_DAY" && settings.lettersOn !== "" ? settings.lettersOn : null;
}
