import type { Finding, Measure } from "../measure.ts";
import { ask, askEvenly } from "../pages-under-load.ts";
import { spread, median } from "../statistics.ts";
import type { SignedInProduct } from "../surroundings.ts";

/** What people open most. */
const pages = [
  "/app",
  "/app/company/employees",
  "/app/my-data/goal/my-goals",
  "/app/my-data/oneOnOne/my-one-on-one",
  "/app/my-data/feed",
];
const users = 50;

/** Fifty users over five pages: at a common pace, as fast as they can, and four times as many as can be served. */
export const underLoad: Measure = {
  id: "P5,R8",
  about:
    "50 users over five pages: how long they wait at 20 a second, how many are served, and what four times as many do",
  run: ({ rounds, withEveryCore }) => withEveryCore((product) => measure(product, rounds)),
};

async function measure({ served, headers }: SignedInProduct, rounds: number): Promise<Finding[]> {
  const target = { url: served.url, pages, people: [headers] };
  // Each connection plans what it is asked first; that is done before anything is measured.
  await askEvenly(target);
  const [calm, most, goodput, others] = [[], [], [], []] as number[][] as [number[], number[], number[], number[]];
  for (let round = 0; round < rounds; round += 1) {
    const { p99, wrong } = await askEvenly(target);
    calm.push(p99);
    others.push(wrong);
  }
  for (let round = 0; round < rounds; round += 1) {
    const peak = await ask(target, { connections: users });
    most.push(peak.answered);
    const rate = Math.ceil(peak.answered * 4);
    // Nobody waits much longer than a second, so that as many connections as requests a second keep the pace.
    const over = await ask(target, { connections: rate, overallRate: rate });
    goodput.push(over.answered / peak.answered);
    others.push(peak.wrong + over.wrong);
  }
  return findings({ calm, most, goodput, others });
}

type Series = Record<"calm" | "most" | "goodput" | "others", number[]>;

function findings({ calm, most, goodput, others }: Series): Finding[] {
  const one = (given: Pick<Finding, "id" | "what" | "goal" | "value" | "limit" | "unit" | "ours">, of: number[]) => ({
    ...given,
    baseline: "",
    spread: spread(of),
  });
  const [wait, served, kept, wrong] = [median(calm), median(most), median(goodput), Math.max(...others)];
  return [
    one(
      {
        id: "P5",
        what: "99 of 100 wait at 20 a second",
        goal: "≤ 300 ms",
        value: wait,
        limit: 300,
        unit: "ms",
        ours: `${wait.toFixed(0)} ms`,
      },
      calm,
    ),
    // What is held against the limit has to be small: how often 300 a second is what is served.
    one(
      {
        id: "P5",
        what: "300 a second against those served",
        goal: "≤ 1×",
        value: 300 / served,
        limit: 1,
        unit: "×",
        ours: `${served.toFixed(0)}/s`,
      },
      most,
    ),
    one(
      {
        id: "R8",
        what: "most against served at four times as many",
        goal: "≤ 1.25×",
        value: 1 / kept,
        limit: 1.25,
        unit: "×",
        ours: `${(kept * 100).toFixed(0)} %`,
      },
      goodput,
    ),
    one(
      {
        id: "R8",
        what: "answers other than 200 and 503",
        goal: "0",
        value: wrong,
        limit: 0,
        unit: "faults",
        ours: `${wrong}`,
      },
      others,
    ),
  ];
}
