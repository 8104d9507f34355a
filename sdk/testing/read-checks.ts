import type { Stream } from "../contract.ts";
import { demand, difference, named } from "./finding.ts";
import type { StreamRun } from "./local-host.ts";
import type { ConformanceCheck, Trial, Tried } from "./trial.ts";

type AnyStream = Pick<Stream<never, never, never>, "deletes">;

/** How every stream is read: whole, on from its cursor, on after an interruption, and past a row that fits no model. */
export function readChecks(name: string, stream: AnyStream, tied: boolean, tried: Tried): ConformanceCheck[] {
  return [
    tried(`${name}: a full read gives every row once`, ({ host }) => fullRead(host, name)),
    tried(`${name}: what changed since is seen, as a fresh full read sees it`, (trial) => changes(trial, name, stream)),
    tried(`${name}: where nothing changed, nothing is given`, ({ host }) => nothingNew(host, name)),
    tried(
      `${name}: a run that ended after any page goes on without loss`,
      async ({ host }) => void (await eachInterruption(host, name, losesNothing(name))),
    ),
    tried(`${name}: a run that ended after any page goes on at the next, not from the start`, async ({ host }) => {
      const { pages } = await eachInterruption(host, name, goesOn(name));
      demand(host.pagedAnswers === 0 || pages > 1, {
        expected: `an example whose rows of "${name}" take more than one page`,
        did: "was given all of them in one",
        look: "the page size in `settings` of the example, or the number of its rows",
      });
    }),
    ...(tied
      ? [tried(`${name}: a row of the very moment that was reached is given once`, (trial) => ties(trial, name))]
      : []),
    tried(`${name}: one row that fits no model is named, and the others arrive`, (trial) => spoiled(trial, name)),
  ];
}

async function fullRead(host: Trial["host"], name: string): Promise<void> {
  const run = await host.run(name);
  demand(run.rejected.length === 0, {
    expected: `every row of the example to fit the model of "${name}"`,
    did: `gave ${run.rejected.length} that do not (${run.rejected[0]?.reason})`,
    look: "the mapping, and the fields of the stream in sdk/README.md",
  });
  demand(run.rows.size > 0, {
    expected: `rows of "${name}"`,
    did: "gave none",
    look: "the address it asks, and the rows of the example",
  });
  demand(run.given === run.rows.size, {
    expected: `each row of "${name}" once`,
    did: `gave ${run.given} for ${run.rows.size} ids`,
    look: "`externalId` in the mapping, and how one page follows the other",
  });
}

async function changes({ host, source }: Trial, name: string, { deletes }: AnyStream): Promise<void> {
  const first = await host.run(name);
  source.change();
  const since = await host.run(name, { from: first.cursor, mode: "incremental", held: first.rows });
  const fresh = await host.run(name);
  demand(difference(fresh.rows, first.rows) !== null, {
    expected: `\`change()\` of the example to change rows of "${name}"`,
    did: "read the same before and after",
    look: "`source()` of the example",
  });
  // Without tombstones a row that is gone goes with the next full read.
  const kept = new Map([...since.rows].filter(([id]) => deletes === "tombstones" || fresh.rows.has(id)));
  const missing = difference(kept, fresh.rows);
  demand(missing === null, {
    expected: `an incremental read of "${name}" to end where a full read does`,
    did: String(missing),
    look: "what `read` asks with the cursor it was given, and `remove` where `deletes` says tombstones",
  });
}

async function nothingNew(host: Trial["host"], name: string): Promise<void> {
  const first = await host.run(name);
  const { given } = await host.run(name, { from: first.cursor, mode: "incremental" });
  demand(given === 0, {
    expected: `no row of "${name}" where nothing changed since`,
    did: `gave ${given}`,
    look: "the cursor of the last page; where the source's filter includes the moment asked for, `unseenSince`",
  });
}

/** Ends a run after each of its pages but the last and lets another go on with the cursor it kept. */
async function eachInterruption(
  host: Trial["host"],
  name: string,
  prove: (rest: StreamRun, whole: StreamRun, pages: number, begun: StreamRun) => void,
): Promise<StreamRun> {
  const whole = await host.run(name);
  for (let pages = 1; pages < whole.pages; pages += 1) {
    const begun = await host.run(name, { stopAfter: pages });
    prove(await host.run(name, { from: begun.cursor, mode: "incremental", held: begun.rows }), whole, pages, begun);
  }
  return whole;
}

const losesNothing = (name: string) => (rest: StreamRun, whole: StreamRun, pages: number) => {
  const missing = difference(rest.rows, whole.rows);
  demand(missing === null, {
    expected: `every row of "${name}" after a run that ended behind page ${pages} went on`,
    did: String(missing),
    look: "the cursor of that page: it may say only what was given up to it, and where the next page begins",
  });
};

const goesOn = (name: string) => (rest: StreamRun, whole: StreamRun, pages: number, begun: StreamRun) =>
  demand(begun.given + rest.given <= whole.given, {
    expected: `a run of "${name}" that ended behind page ${pages} to go on with page ${pages + 1}`,
    did: `gave ${begun.given + rest.given - whole.given} of its rows again`,
    look: "the cursor: keep `next` of the answer in it and hand it to `paginate` as the place to begin",
  });

async function ties({ host, source }: Trial, name: string): Promise<void> {
  const first = await host.run(name);
  source.tie?.();
  const since = await host.run(name, { from: first.cursor, mode: "incremental", held: first.rows });
  const whole = await host.run(name);
  const added = [...whole.rows.keys()].filter((id) => !first.rows.has(id));
  const look = "the cursor: `markBehind` and `unseenSince` keep which rows of the moment were given";
  demand(added.length > 0, {
    expected: `\`tie()\` of the example to add a row to "${name}"`,
    did: "read no new one",
    look: "`source()` of the example",
  });
  const missing = difference(since.rows, whole.rows);
  const expected = `the row of "${name}" that came later with the moment already reached`;
  demand(missing === null, { expected, did: String(missing), look });
  demand(since.given === added.length, {
    expected: `${expected}, and no other`,
    did: `gave ${since.given} rows where ${named(added)} is new`,
    look,
  });
  await eachInterruption(host, name, (rest, { rows }, pages) => {
    const lost = difference(rest.rows, rows);
    demand(lost === null, {
      expected: `every row after a run that ended behind page ${pages}`,
      did: String(lost),
      look,
    });
  });
}

async function spoiled({ host, source }: Trial, name: string): Promise<void> {
  const whole = await host.run(name);
  source.spoil();
  const run = await host.run(name);
  demand(run.rejected.length === 1, {
    expected: `the one row that \`spoil()\` adds to be refused by the model of "${name}"`,
    did: `gave ${run.rejected.length} that fit no model`,
    look: "the mapping: it hands values on as they are and mends none; and the example's `spoil()`",
  });
  const missing = difference(run.rows, whole.rows);
  demand(missing === null, {
    expected: `all other rows of "${name}" beside the one that fits no model`,
    did: String(missing),
    look: "the mapping: it must not throw",
  });
}
