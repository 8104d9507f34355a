import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";

/** Requests a second at a calm pace. */
const pace = 20;
/** Seconds a round of each lasts. */
const seconds = 15;

/** Who asks for which pages; each is one person, with the header that signs them in. */
export type Target = { url: string; pages: readonly string[]; people: readonly Record<string, string>[] };
export type Outcome = { answered: number; wrong: number };

/**
 * Twenty requests a second at even intervals, whether or not those before were answered; autocannon sends its in bursts.
 * `p99` is milliseconds.
 */
export async function askEvenly({ url, pages, people }: Target): Promise<{ p99: number; wrong: number }> {
  const began = performance.now();
  const asked = Array.from({ length: pace * seconds }, async (_, number) => {
    const due = began + (number * 1_000) / pace;
    await wait(Math.max(0, due - performance.now()));
    // Each person asks for each page, one after another.
    const person = people[Math.floor(number / pages.length) % people.length];
    const answer = await fetch(`${url}${pages[number % pages.length]!}`, {
      headers: { accept: "text/html", ...person },
    });
    await answer.arrayBuffer();
    return { waited: performance.now() - due, isWrong: !answer.ok };
  });
  const answers = await Promise.all(asked);
  const waited = answers.map((one) => one.waited).sort((one, other) => one - other);
  return { p99: waited[Math.floor(waited.length * 0.99)]!, wrong: answers.filter(({ isWrong }) => isWrong).length };
}

/** Each connection as one of the people, as fast as it is answered or at a rate of all together; `answered` is pages a second. */
export async function ask(
  { url, pages, people }: Target,
  asked: { connections: number; overallRate?: number },
): Promise<Outcome> {
  let connected = 0;
  const result = await autocannon({
    url,
    duration: seconds,
    timeout: 20,
    setupClient: (client) => {
      const number = connected++;
      const headers = { "accept-encoding": "gzip", accept: "text/html", ...people[number % people.length] };
      // Not all begin with the same page.
      client.setRequests(pages.map((_, place) => ({ path: pages[(place + number) % pages.length]!, headers })));
    },
    ...asked,
  });
  const turnedAway = result.statusCodeStats["503"]?.count ?? 0;
  return { answered: result["2xx"] / result.duration, wrong: result.non2xx - turnedAway + result.errors };
}
