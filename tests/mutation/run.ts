// Puts one fault at a time into copies of the sources and runs the tests that must notice it.
import { changedFiles } from "#app/composition/launch/checks/changed-files.ts";
import startPostgres from "#tests/support/postgres.ts";
import { chooseMutants } from "./choose.ts";
import { mutants } from "./mutants.ts";
import { Place } from "./place.ts";

const only = process.argv[2];
const isLong = process.env["CAIRN_LONG"] === "1";

const chosen = only
  ? mutants.filter(({ name }) => name.includes(only))
  : isLong
    ? mutants
    : chooseMutants(mutants, changedFiles(), new Date());
console.log(
  `${chosen.length} of ${mutants.length} mutants${isLong || only ? "" : ": those whose source or test changed since main was left, and today's tenth; npm run test:all has all"}`,
);

// One database server and one template of worlds for all runs.
const stopPostgres = await startPostgres();
const shared = { CAIRN_TEST_CLUSTER: "shared" };
const places = [new Place(shared), new Place(shared)] as const;

let survived = 0;
const waiting = [...chosen];
await Promise.all(places.map(work));
const unharmed = await places[0].passes([...new Set(chosen.flatMap((mutant) => mutant.tests))]);
await stopPostgres();
console.log(`${unharmed ? "passed  " : "FAILED  "} the same tests on the sources as they are`);
const failed = survived + (unharmed ? 0 : 1);
console.log(`mutants: ${chosen.length + 1 - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function work(place: Place): Promise<void> {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const started = performance.now();
    const killed = !(await place.passesWith(mutant));
    if (!killed) survived += 1;
    console.log(
      `${killed ? "killed  " : "SURVIVED"} ${mutant.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
  }
}
