import { existsSync, readFileSync, writeFileSync } from "node:fs";
import {
  answerOf,
  cairnClient,
  changedMeanwhile,
  everyItem,
  followChanges,
  ProblemError,
  type FollowedUntil,
  type Problem,
} from "@cairn/api";

const { CAIRN: cairn = "", TOKEN: token = "" } = process.env;
const [act, file = ""] = process.argv.slice(2);
const client = cairnClient({ cairn, token });

/** Every goal, two at a time; then a check-in on the first, and two changes of it that know the same version. */
async function work() {
  const titles: string[] = [];
  const ids: string[] = [];
  const page = (after: string | undefined) =>
    client.GET("/goals", { params: { query: { limit: 2, ...(after && { after }) } } });
  for await (const goal of everyItem(page)) {
    titles.push(goal.title);
    ids.push(goal.id);
  }
  const path = { goalId: ids[0]! };
  await answerOf(client.POST("/goals/{goalId}/check-ins", { params: { path }, body: { level: "AT_RISK" } }));
  const { version } = await answerOf(client.GET("/goals/{goalId}", { params: { path } }));
  const rename = (title: string) => client.PATCH("/goals/{goalId}", { params: { path }, body: { title, version } });
  await answerOf(rename("Renamed once"));
  const { error } = await rename("Renamed twice");
  const conflict = error && changedMeanwhile(error) ? error.params.version > version : false;
  const refused: Problem | null = await answerOf(client.GET("/goals/{goalId}", { params: { path: { goalId: "x" } } }))
    .then(() => null)
    .catch((thrown: unknown) => (thrown instanceof ProblemError ? thrown.problem : null));
  return { titles, worked: path.goalId, conflict, refused: refused?.code };
}

type Kept = { until: FollowedUntil; goals: Record<string, string> };

/** Reads on from what is kept. With `once` it ends after a page, as a program that was stopped there. */
async function follow(once: boolean) {
  const kept: Kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Kept) : { until: {}, goals: {} };
  const page = (query: FollowedUntil) => client.GET("/goals/changes", { params: { query: { ...query, limit: 2 } } });
  for await (const { changes, until } of followChanges(kept.until, page)) {
    for (const { id, gone, record } of changes) {
      if (gone || !record) delete kept.goals[id];
      else kept.goals[id] = record.title;
    }
    writeFileSync(file, JSON.stringify({ ...kept, until }));
    if (once) break;
  }
  return (JSON.parse(readFileSync(file, "utf8")) as Kept).goals;
}

console.log(JSON.stringify(act === "work" ? await work() : await follow(act === "follow-a-page")));
