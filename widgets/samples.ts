import type { EmbedSource } from "./core/embed-client.ts";
import { EmbedError } from "./core/embed-error.ts";

/** How a widget may stand: what it shows is the sample's, and not of any company. */
export const sampleStates = ["shown", "loading", "empty", "error", "ended", "refused", "offline"] as const;
export type SampleState = (typeof sampleStates)[number];

const goal = {
  id: "00000000-0000-7000-8000-000000000001",
  title: "Answer every customer within a day",
  percent: 62,
  standing: "ON_TRACK",
  dueDate: "2026-12-31",
  owners: ["Asha Rao"],
  path: "/app/goal/00000000-0000-7000-8000-000000000001",
};
const late = {
  ...goal,
  id: `${goal.id.slice(0, -1)}2`,
  title: "Cut set-up time to one hour",
  percent: 18,
  standing: "AT_RISK",
};
const checkIn = {
  ...goal,
  measureType: "PERCENTAGE",
  currency: null,
  start: 40,
  target: 95,
  actual: 74,
  level: "ON_TRACK",
  levelsFrom: { ON_TRACK: 50, OFF_TRACK: 35 },
  mayCheckIn: true,
  takesValue: true,
};
const praise = [
  {
    id: "00000000-0000-7000-8000-000000000011",
    author: "Ravi Menon",
    body: "Thank you @Asha Rao for staying with the customer until their data was back.",
    for: ["Asha Rao"],
    postedAt: "2026-11-20T09:30:00.000Z",
    reactions: 7,
    path: "/feed/00000000-0000-7000-8000-000000000011",
  },
  {
    id: "00000000-0000-7000-8000-000000000012",
    author: "Mei Lin",
    body: "@Jonas Weber explained the new release so well that nobody had to ask twice.",
    for: ["Jonas Weber"],
    postedAt: "2026-11-19T14:05:00.000Z",
    reactions: 3,
    path: "/feed/00000000-0000-7000-8000-000000000012",
  },
];
const people = [
  { id: "00000000-0000-7000-8000-000000000021", name: "Asha Rao" },
  { id: "00000000-0000-7000-8000-000000000022", name: "Jonas Weber" },
];

function answerTo(path: string, empty: boolean): unknown {
  if (path.endsWith("/check-in")) return checkIn;
  if (path.startsWith("/goals/")) return goal;
  if (path.startsWith("/goals")) return empty ? { goals: [], total: 0 } : { goals: [goal, late], total: 5 };
  if (path.startsWith("/praise/count")) return { received: empty ? 0 : 4, path: "/app/my-data/feed" };
  if (path.startsWith("/praise/people")) return { people };
  return { praise: empty ? [] : praise };
}

const refusals: Partial<Record<SampleState, () => EmbedError>> = {
  error: () => new EmbedError("http-500", "A sample of a fault.", true),
  ended: () => new EmbedError("embeds.session-ended", "A sample of a key that was revoked.", false),
  refused: () => new EmbedError("embeds.scope", "A sample of a scope that is missing.", false),
  offline: () => new EmbedError("unreachable", "A sample of a page without a network.", true),
};

/** Answers as Cairn would, from made-up goals and praise; nothing that is sent goes anywhere. */
export function sampleSource(state: SampleState = "shown"): EmbedSource {
  const answer = <Value>(path: string): Promise<Value> => {
    const refusal = refusals[state];
    if (refusal) return Promise.reject(refusal());
    if (state === "loading") return new Promise<Value>(() => undefined);
    return Promise.resolve(answerTo(path, state === "empty") as Value);
  };
  return {
    read: answer,
    send: <Value>() => Promise.resolve({ percent: 80, postId: praise[0]!.id } as Value),
  };
}
