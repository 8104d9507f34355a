import { visibleTitles, type OpenGoal } from "#app/modules/goals/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { talkKinds, type TalkKind, type ToAgree } from "#app/platform/contributions/talk-subject.ts";

export const subjectKinds = ["GOAL", ...talkKinds] as const;
/** What a talking point is about: a goal, or a record of a room that people talk about. */
export type SubjectKind = "GOAL" | TalkKind;
export type PointSubject = { kind: SubjectKind; id: string; title: string; link: string | null };
export type SubjectId = { kind: SubjectKind; id: string };

/** Those of these that the actor may see, by kind and id as `subjectKey` has them. */
export async function namedSubjects(
  context: Context,
  asked: readonly SubjectId[],
): Promise<ReadonlyMap<string, PointSubject>> {
  const idsOf = (kind: SubjectKind) => asked.filter((one) => one.kind === kind).map(({ id }) => id);
  const found: PointSubject[] = [];
  for (const [id, title] of await visibleTitles(context, idsOf("GOAL")))
    found.push({ kind: "GOAL", id, title, link: `/app/goal/${id}` });
  for (const { kind, named } of context.talkSubjects) {
    const ids = idsOf(kind);
    if (ids.length > 0) found.push(...(await named(context, ids)));
  }
  return new Map(found.map((subject) => [subjectKey(subject), subject]));
}

/** What a new talking point of these people can be about. */
export async function offeredSubjects(
  context: Context,
  employeeIds: readonly string[],
  goals: readonly Pick<OpenGoal, "id" | "title">[],
): Promise<PointSubject[]> {
  const offered: PointSubject[] = goals.map(({ id, title }) => ({ kind: "GOAL", id, title, link: `/app/goal/${id}` }));
  for (const room of context.talkSubjects)
    offered.push(...(await room.offered(context, employeeIds)).slice(0, mostOfAKind));
  return offered;
}

const mostOfAKind = 100;

/** What the actor and somebody else have to agree, for the page of their 1:1. */
export async function toAgreeWith(context: Context, employeeId: string): Promise<ToAgree[]> {
  const found: ToAgree[] = [];
  for (const { toAgree } of context.talkSubjects) if (toAgree) found.push(...(await toAgree(context, employeeId)));
  return found;
}

export function subjectKey({ kind, id }: SubjectId): string {
  return `${kind}:${id}`;
}
