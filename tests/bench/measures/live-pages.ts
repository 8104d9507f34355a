import { get, type ClientRequest } from "node:http";
import { asProduct } from "#app/composition/create-company.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { liveAddress } from "#app/platform/live/live-address.ts";
import { residentMemory } from "../load.ts";
import { show, type Finding, type Measure } from "../measure.ts";
import { signInPeople, type SignedInPerson } from "../people-signed-in.ts";
import { median, spread } from "../statistics.ts";
import type { Surroundings } from "../surroundings.ts";

const pages = 2_000;
const pagesOfOne = 10;
const rest = () => new Promise((resolve) => setTimeout(resolve, 2_000));

/** 2,000 open pages of 200 people on one process: what they weigh, and how long one announcement takes to reach them all. */
export const livePages: Measure = {
  id: "P94,P95",
  about: "2,000 open pages on one process: memory of each, and an announcement that reaches all who may hear it",
  run: async (surroundings) => {
    const { served } = await surroundings.product();
    const people = await signInPeople(surroundings, pages / pagesOfOne);
    await rest();
    const before = residentMemory(served.pid);
    const open = await openPages(`${served.url}${liveAddress}`, people);
    try {
      await rest();
      const each = ((residentMemory(served.pid) - before) * 1024) / pages;
      return [memoryOf(each), await announcing(surroundings, open)];
    } finally {
      open.forEach(({ request }) => request.destroy());
    }
  },
};

type Page = { employeeId: string; request: ClientRequest; heard: Map<string, number> };

async function openPages(address: string, people: readonly SignedInPerson[]): Promise<Page[]> {
  const open: Page[] = [];
  // A process that is asked by all at once would answer some that it is busy, as it does to browsers, which come back.
  for (let turn = 0; turn < pagesOfOne; turn += 1)
    for (let from = 0; from < people.length; from += 50)
      open.push(...(await Promise.all(people.slice(from, from + 50).map((person) => openPage(address, person)))));
  return open;
}

function openPage(address: string, { id, cookie }: SignedInPerson): Promise<Page> {
  return new Promise((resolve, reject) => {
    const heard = new Map<string, number>();
    const request = get(address, { headers: { cookie }, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A page was answered ${response.statusCode}.`));
      response.on("data", (text: Buffer) => {
        for (const [, topic] of text.toString().matchAll(/data: (\S+)/g)) heard.set(topic!, performance.now());
      });
      response.on("error", () => undefined);
      resolve({ employeeId: id, request, heard });
    });
    request.on("error", reject);
  });
}

function memoryOf(each: number): Finding {
  return {
    ...{ id: "P94", what: `memory of one of ${pages} open pages`, goal: "≤ 64 kB", limit: 64, value: each, unit: "kB" },
    ...{ ours: `${show((each * pages) / 1024)} MB together`, baseline: "", spread: 0 },
  };
}

/** Half of the people may hear it: their pages do, the others' do not. */
async function announcing({ application, company, rounds }: Surroundings, open: readonly Page[]): Promise<Finding> {
  const ids = [...new Set(open.map(({ employeeId }) => employeeId))];
  const hearers = new Set(ids.filter((_, place) => place % 2 === 0));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const topic = `bench:${round}`;
    const start = performance.now();
    await asProduct(application, company, (context) => announceLive(context, topic, [...hearers]));
    const listening = open.filter(({ employeeId }) => hearers.has(employeeId));
    while (!listening.every(({ heard }) => heard.has(topic))) {
      if (performance.now() - start > 10_000) throw new Error("Some pages heard nothing.");
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    times.push(Math.max(...listening.map(({ heard }) => heard.get(topic)!)) - start);
    if (open.some(({ employeeId, heard }) => !hearers.has(employeeId) && heard.has(topic)))
      throw new Error("Somebody heard what was for others.");
  }
  return {
    ...{ id: "P95", what: `one announcement to ${pages / 2} pages of ${pages}`, goal: "≤ 200 ms", limit: 200 },
    ...{ value: median(times), unit: "ms", ours: `slowest ${show(Math.max(...times))} ms`, baseline: "" },
    spread: spread(times),
  };
}
